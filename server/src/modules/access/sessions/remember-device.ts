import type { TenantDb } from '../../../platform/db/database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { newDeviceToken } from './device-token.ts'
import { findPasswordHash } from './queries.ts'

/** Makes the browser of this call one that is known for a person; the cookie is for after the commit. */
export async function rememberDevice(
  { settings }: Pick<Ctx, 'settings'>,
  db: TenantDb,
  userId: number,
): Promise<string> {
  const passwordHash = (await findPasswordHash(db, userId)) ?? ''
  return newDeviceToken(settings, { institutionId: db.institutionId, userId, passwordHash })
}
