import type { Actor } from '../../platform/auth/actor.ts'
import type { Database } from '../../platform/db/database.ts'
import { actorOf } from './sessions/present.ts'
import { findRights } from './sessions/queries.ts'

/**
 * Gives a person with the rights they have now, for work without a session of theirs; undefined when they are
 * not active. `hdocId` is the institution they work in.
 */
export async function findActor(
  database: Database,
  person: { institutionId: number; id: number },
  hdocId: number,
): Promise<Actor | undefined> {
  const rights = await database.inInstitution(person.institutionId, (db) => findRights(db, person.id), {
    readOnly: true,
  })
  return rights && actorOf(rights, { institutionId: person.institutionId, hdocId })
}
