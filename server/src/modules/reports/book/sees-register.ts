import { managesDocuments } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Seeing } from '../../documents/index.ts'
import { splitRegisters } from '../../registers/index.ts'

/** May a person see the numbers that somebody reserved in a register? */
export async function seesRegister(db: TenantDb, seeing: Seeing, registerId: number): Promise<boolean> {
  return managesDocuments(seeing) || (await splitRegisters(db, seeing)).seen.includes(registerId)
}
