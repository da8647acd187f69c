import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { reasonOf, reasonText, wasRefused } from '../../documents/index.ts'
import { backToHere, saveHere } from './queries.ts'

/** Why a registration was refused, in words for the clerk who mends it. */
function faultOf(error: unknown): string {
  if (!(error instanceof AppError)) return 'Baza de date a refuzat înregistrarea; se încearcă din nou.'
  return reasonText(reasonOf(error), 'ro')
}

/**
 * Tries to register what came by the portal, behind a savepoint: a fault of how the institution is set up fails no
 * citizen's confirmation. Gives why it was refused; undefined = it was registered. What is no refusal is thrown.
 */
export async function tryNumber(db: TenantDb, register: () => Promise<void>): Promise<string | undefined> {
  await saveHere(db)
  try {
    await register()
    return undefined
  } catch (error) {
    if (!wasRefused(error)) throw error
    await backToHere(db)
    return faultOf(error)
  }
}
