import { deepEqual } from 'node:assert/strict'
import { findDamage } from '../../src/app/verify/find-damage.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { type HistoriesRun, playHistories } from '../histories/play-histories.ts'
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

/** Plays random histories against the product's own SQL, each in its own institution. */
export const runNumberingModel = (
  database: Database,
  wanted: { steps: number; seed: number },
): Promise<HistoriesRun> =>
  playHistories(
    {
      commands: numberingCommands,
      longest: LONGEST,
      open: async () => {
        const model = newNumbering(START)
        return { model, real: await openNumberingOffice(database, model) }
      },
      compare: compareAll,
    },
    wanted,
  )
