import type { Actor } from '../../platform/auth/actor.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import { actorOf } from './sessions/present.ts'
import { findRights } from './sessions/queries.ts'

/**
 * A person for work that goes on after their call, with the rights they have now; undefined when the account is
 * closed. Rights of the platform's people lie outside the institution: theirs are those of the call.
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
