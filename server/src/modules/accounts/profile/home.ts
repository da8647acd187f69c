import type { Actor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Services } from '../../../platform/http/context.ts'

type Own = Pick<Services, 'database'> & { readonly actor: Actor }

/**
 * Works in the institution of the caller's account, which for the platform's administrators is not the
 * entered client.
 */
export function atHome<T>(ctx: Own, work: (db: TenantDb) => Promise<T>): Promise<T> {
  return ctx.database.inInstitution(ctx.actor.institutionId, work)
}

export function readAtHome<T>(ctx: Own, work: (db: TenantDb) => Promise<T>): Promise<T> {
  return ctx.database.inInstitution(ctx.actor.institutionId, work, { readOnly: true })
}
