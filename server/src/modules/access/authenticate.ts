import type { Actor } from '../../platform/auth/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Settings } from '../../platform/env.ts'
import type { Host } from '../../platform/http/context.ts'
import { actingRefusal } from './acting/policy.ts'
import { actorOf } from './sessions/present.ts'
import { findRights, findSession, touchSession } from './sessions/queries.ts'
import { sessionHash } from './sessions/session-token.ts'

/** Last use is kept to the minute: a write for every call would cost more than it tells. */
const TOUCH_MS = 60_000

type Options = { database: Database; clock: Clock; settings: Settings }

/**
 * The effective person of a session token, with rights read now. A session lives only on the host it was opened
 * on; a client that was entered and a person acted as come from the session, never from the request.
 */
export function authenticator({
  database,
  clock,
  settings,
}: Options): (host: Host, token: string) => Promise<Actor | undefined> {
  return async (host, token) => {
    const now = clock.now()
    const idHash = sessionHash(token)
    const row = await database.inInstitution(
      host.institutionId,
      (db) =>
        findSession(db, { idHash, host: host.host, now, idleMinutes: settings.limits.sessionIdleMinutes }),
      { readOnly: true, atOnce: true },
    )
    if (!row) return undefined
    if (now.getTime() - Date.parse(row.last_seen_at) > TOUCH_MS)
      await database.inInstitution(host.institutionId, (db) => touchSession(db, idHash, now))
    const hdocId = host.kind === 'admin' ? (row.client_id ?? 0) : host.institutionId
    const self = actorOf(row, {
      institutionId: host.institutionId,
      hdocId,
      ...(row.lacks_factor && { must: 'second_factor' as const }),
    })
    const {
      acting_institution_id: actingInstitution,
      acting_user_id: actingUser,
      acting_until: actingUntil,
    } = row
    if (actingInstitution === null || actingUser === null) return self
    const ended: Actor = { ...self, actingEnded: { institutionId: actingInstitution, id: actingUser } }
    if (actingUntil === null || Date.parse(actingUntil) <= now.getTime()) return ended
    const rights = await database.inInstitution(actingInstitution, (db) => findRights(db, actingUser), {
      readOnly: true,
    })
    if (!rights) return ended
    const other = actorOf(rights, {
      institutionId: actingInstitution,
      hdocId: actingInstitution,
      real: { institutionId: self.institutionId, id: self.id, name: self.name },
      actingUntil,
    })
    return actingRefusal(self, other) ? ended : other
  }
}
