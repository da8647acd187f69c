import { deepEqual } from 'node:assert/strict'
import type fc from 'fast-check'
import { writeAudit } from '../../src/platform/audit/write-audit.ts'
import type { TenantDb } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import type { NumberingCommand } from './numbering-commands.ts'
import type { NumberingOffice } from './numbering-office.ts'
import { inside, outcomeOf } from './outcome-of.ts'

type End = { action: 'document.annulled' | 'document.test_deleted'; now: number }

/** Writes the audit entry that a call would write: the trail says what a paper is after each change. */
const tellEnd = (db: TenantDb, real: NumberingOffice, n: number, { action, now }: End): Promise<number> =>
  writeAudit(db, {
    actor: real.office.clerk,
    at: new Date(now),
    action,
    subjectType: 'document',
    subjectId: real.documentIds[n]!,
  })

/** Annuls a paper. Its number stays taken. */
function annulling(pick: number): NumberingCommand {
  return {
    check: (state) => state.documents.length > 0,
    run: async (state, real) => {
      const n = pick % state.documents.length
      await inside(real, async (db) => {
        const changed = await db.run(sql`
          update documents set status = 9, annulled_at = ${new Date(state.now)}, annulled_by_name = 'Gina', annulled_reason = 'Motiv'
           where institution_id = ${db.institutionId} and id = ${real.documentIds[n]!} and status <> 9`)
        if (changed > 0) await tellEnd(db, real, n, { action: 'document.annulled', now: state.now })
      })
      state.documents[n]!.annulled = true
    },
    toString: () => `annul(${pick})`,
  }
}

/**
 * Deletes a test paper. Its number stays taken. A paper that is no test, or is deleted already, must be
 * refused.
 */
function deletingTest(pick: number): NumberingCommand {
  return {
    check: (state) => state.documents.length > 0,
    run: async (state, real) => {
      const n = pick % state.documents.length
      const document = state.documents[n]!
      const done = await outcomeOf(
        inside(real, async (db) => {
          await db.run(sql`
            select delete_test_document(${db.institutionId}, ${real.documentIds[n]!}, ${new Date(state.now)}, 'Gina', 'Exercițiu')`)
          await tellEnd(db, real, n, { action: 'document.test_deleted', now: state.now })
        }),
      )
      deepEqual(done.ok, document.test && !document.deleted)
      if (!done.ok) return deepEqual(done.code, 'HD041')
      document.annulled = true
      document.deleted = true
    },
    toString: () => `deleteTest(${pick})`,
  }
}

/** The ways in which papers end. Their numbers stay taken. */
export const endCommands = (pick: fc.Arbitrary<number>): fc.Arbitrary<NumberingCommand>[] => [
  pick.map(annulling),
  pick.map(deletingTest),
]
