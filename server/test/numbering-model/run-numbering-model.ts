import { deepEqual } from 'node:assert/strict'
import fc from 'fast-check'
import { findDamage } from '../../src/app/verify/find-damage.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { numberingCommands } from './numbering-commands.ts'
import { ledgerOf, type NumberingOffice, openNumberingOffice } from './numbering-office.ts'
import { type NumberingState, newNumbering } from './numbering-state.ts'

const START = Date.UTC(2026, 10, 20, 8)
const LONGEST = 60

/** Compares everything in the product with everything in the model. */
async function compareAll(state: NumberingState, real: NumberingOffice): Promise<void> {
  deepEqual(await ledgerOf(real), state.ledger)
  const { database, office } = real
  const kept = await database.inInstitution(office.institution.id, async (db) => ({
    documents: await db.rows(sql<{
      id: number
      number: string
      on: string
      annulled: boolean
      test: boolean
      deleted: boolean
    }>`
      select id, number, registered_on as on, status = 9 as annulled, is_test as test, deleted_at is not null as deleted from documents where institution_id = ${db.institutionId}`),
    reservations: await db.rows(sql<{ number: string; on: string; state: string }>`
      select number, reserved_on as on, state from number_reservations where institution_id = ${db.institutionId} order by id`),
    further: await db.rows(sql<{ document_id: number; register_id: number; number: string }>`
      select document_id, register_id, number from further_numbers where institution_id = ${db.institutionId}`),
  }))
  const documents = new Map(kept.documents.map((row) => [row.id, row]))
  deepEqual(
    real.documentIds.map((id) => documents.get(id)),
    state.documents.map(({ number, on, annulled, test, deleted }, n) => ({
      id: real.documentIds[n],
      number,
      on,
      annulled,
      test,
      deleted,
    })),
  )
  deepEqual(
    kept.reservations,
    state.reservations.map(({ number, on, state: reached }) => ({ number, on, state: reached })),
  )
  deepEqual(
    kept.further.map((row) => `${row.document_id} ${row.register_id} ${row.number}`).sort(),
    state.documents
      .flatMap(({ further }, n) =>
        [...further].map(([index, number]) => `${real.documentIds[n]} ${real.registerIds[index]} ${number}`),
      )
      .sort(),
  )
  deepEqual(await findDamage(database, { institutionId: office.institution.id }), [])
}

export interface ModelRun {
  steps: number
  /** How often each kind of step and each kind of turn came. */
  kinds: Map<string, number>
  failed: boolean
  /** The shortest list of steps that shows the difference. */
  counterexample: string
  error: string
}

/**
 * Plays random histories against the product's own SQL, each in its own institution. Ends when enough steps
 * were made or a history differs from the model; the difference is then shrunk to a short list of steps.
 */
export async function runNumberingModel(
  database: Database,
  wanted: { steps: number; seed: number },
): Promise<ModelRun> {
  let steps = 0
  const kinds = new Map<string, number>()
  for (let seed = wanted.seed; steps < wanted.steps; seed++) {
    const result = await fc.check(
      fc.asyncProperty(
        fc.commands(numberingCommands, { maxCommands: LONGEST, size: 'max' }),
        async (commands) => {
          const model = newNumbering(START)
          const real = await openNumberingOffice(database, model)
          await fc.asyncModelRun(() => ({ model, real }), commands)
          await compareAll(model, real)
          steps += model.made
          for (const kind of model.done) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
        },
      ),
      { numRuns: 5, seed, endOnFailure: false },
    )
    if (result.failed)
      return {
        steps,
        kinds,
        failed: true,
        counterexample: String(result.counterexample?.[0] ?? ''),
        error: String(result.errorInstance),
      }
  }
  return { steps, kinds, failed: false, counterexample: '', error: '' }
}
