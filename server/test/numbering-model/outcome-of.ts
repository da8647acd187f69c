import type { TenantDb } from '../../src/platform/db/database.ts'
import type { NumberingOffice } from './numbering-office.ts'

export type Outcome<T> = { ok: true; value: T } | { ok: false; code: string }

/**
 * Gives the value of some work, or the SQLSTATE with which it was refused. An error without an SQLSTATE ends
 * the run.
 */
export async function outcomeOf<T>(work: Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await work }
  } catch (error) {
    const { code } = error as { code?: string }
    if (typeof code !== 'string') throw error
    return { ok: false, code }
  }
}

/** One transaction in the institution of a run. */
export const inside = <T>(real: NumberingOffice, work: (db: TenantDb) => Promise<T>): Promise<T> =>
  real.database.inInstitution(real.office.institution.id, work)
