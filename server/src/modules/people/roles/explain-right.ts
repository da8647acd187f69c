import type { WhomToAsk } from '@hdoc/contract/rights/missing-right.ts'
import type { Database, TenantDb } from '../../../platform/db/database.ts'
import { findWhomToAsk, listCarriers } from './queries/holders.ts'

type Explained = { carriedBy: string[]; ask: WhomToAsk }

/** Which roles carry a right, and whom to ask for it. */
export async function explainRight(db: TenantDb, right: string): Promise<Explained> {
  const [carriedBy, ask] = await Promise.all([listCarriers(db, right), findWhomToAsk(db)])
  return { carriedBy, ask }
}

/** Like `explainRight`, for calls that were refused outside a transaction. */
export const rightExplainer =
  (database: Database) =>
  (institutionId: number, right: string): Promise<Explained> =>
    database.inInstitution(institutionId, (db) => explainRight(db, right), { readOnly: true })
