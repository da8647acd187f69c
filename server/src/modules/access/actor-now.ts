import type { Actor } from '../../platform/auth/actor.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import { actorOf } from './sessions/present.ts'
import { findRights } from './sessions/queries.ts'

/**
 * Gives a person with the rights they have now, for work that goes on after their call; undefined when the
 * account is closed. A person of the platform keeps the rights of the call, because their rights lie outside
 * the institution.
 */
export async function actorNow(db: TenantDb, then: Actor): Promise<Actor | undefined> {
  if (then.institutionId !== db.institutionId) return then
  const rights = await findRights(db, then.id)
  return (
    rights &&
    actorOf(rights, {
      institutionId: then.institutionId,
      hdocId: then.hdocId,
      ...(then.real && { real: then.real }),
    })
  )
}

/** A person of the institution with the rights they have now; undefined when they are not active. */
export async function personNow(db: TenantDb, id: number): Promise<Actor | undefined> {
  const { institutionId } = db
  const rights = await findRights(db, id)
  return rights && actorOf(rights, { institutionId, hdocId: institutionId })
}
