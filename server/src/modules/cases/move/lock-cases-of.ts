import type { TenantDb } from '../../../platform/db/database.ts'
import { lockCases } from '../record/queries/cases.ts'
import { listHolding } from './queries.ts'

/** The open case that works on each of some documents. */
export type LockedCases = ReadonlyMap<number, number>

/**
 * Locks the open cases that work on some documents, before these are locked themselves. Whoever locks them reads again
 * afterwards: a case may have been opened meanwhile (`lockCasesOf` then answers it, and it is not locked).
 */
export async function lockCasesOf(db: TenantDb, documentIds: readonly number[]): Promise<LockedCases> {
  const holding = await listHolding(db, documentIds)
  const cases = [...new Set(holding.map(({ case_id }) => case_id))]
  if (cases.length > 0) await lockCases(db, cases)
  return new Map(holding.map(({ document_id, case_id }) => [document_id, case_id]))
}
