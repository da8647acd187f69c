import type { TenantDb } from '../../../platform/db/database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { newDeviceToken } from './device-token.ts'
import { findPasswordHash } from './queries.ts'

/** Makes the device token that makes this browser known for a person. Set its cookie after the commit. */
export async function rememberDevice(
  { settings }: Pick<Ctx, 'settings'>,
  db: TenantDb,
  userId: number,
): Promise<string> {
  const passwordHash = (await findPasswordHash(db, userId)) ?? ''
  return newDeviceToken(settings, { institutionId: db.institutionId, userId, passwordHash })
}
