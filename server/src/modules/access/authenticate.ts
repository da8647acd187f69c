import type { Actor } from '../../platform/auth/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, TenantDb } from '../../platform/db/database.ts'
import type { Settings } from '../../platform/env.ts'
import type { Host } from '../../platform/http/context.ts'
import { actingRefusal } from './acting/policy.ts'
import { actorOf } from './sessions/present.ts'
import { findRights, findSession, type SessionRow, touchSession } from './sessions/queries.ts'
import { sessionHash } from './sessions/session-token.ts'

/**
 * The time of last use is written at most once a minute, because a write for every call would cost too much.
 */
const TOUCH_MS = 60_000

type Options = { database: Database; clock: Clock; settings: Settings }
/**
 * Gives the effective person of a session token. `isUse` false: the call is not made by a person, so it does not keep the
 * session from ending for want of use.
 */
export type Authenticate = (host: Host, token: string, isUse?: boolean) => Promise<Actor | undefined>
type Seen = { row: SessionRow; self: Actor; idHash: Buffer; isTouchDue: boolean }

/**
 * Finds a living session and its own person, with rights read now. The person acted as is left to the
 * callers.
 */
async function seeSession(
  db: TenantDb,
  host: Host,
  token: string,
  { now, settings }: { now: Date; settings: Settings },
): Promise<Seen | undefined> {
  const idHash = sessionHash(token)
  const row = await findSession(db, {
    idHash,
    host: host.host,
    now,
    idleMinutes: settings.limits.sessionIdleMinutes,
  })
  if (!row) return undefined
  const self = actorOf(row, {
    institutionId: host.institutionId,
    hdocId: host.kind === 'admin' ? (row.client_id ?? 0) : host.institutionId,
    ...(row.lacks_factor && { must: 'second_factor' as const }),
  })
  return { row, self, idHash, isTouchDue: now.getTime() - Date.parse(row.last_seen_at) > TOUCH_MS }
}

/**
 * Like `authenticator`, but inside a transaction of the host's institution that is already open, so a call
 * that only reads needs no second one. Gives 'apart' when looking is not enough: the time of last use must be
 * written, or the session acts as another person.
 */
export function authenticatorWithin({
  clock,
  settings,
}: Pick<Options, 'clock' | 'settings'>): (
  db: TenantDb,
  host: Host,
  token: string,
  isUse: boolean,
) => Promise<Actor | undefined | 'apart'> {
  return async (db, host, token, isUse) => {
    const seen = await seeSession(db, host, token, { now: clock.now(), settings })
    if (seen && ((isUse && seen.isTouchDue) || seen.row.acting_user_id !== null)) return 'apart'
    return seen?.self
  }
}

/**
 * Gives the effective person of a session token, with rights read now. A session lives only on the host it
 * was opened on. An entered client and a person acted as come from the session, never from the request.
 */
export function authenticator({ database, clock, settings }: Options): Authenticate {
  return async (host, token, isUse = true) => {
    const now = clock.now()
    const seen = await database.inInstitution(
      host.institutionId,
      (db) => seeSession(db, host, token, { now, settings }),
      { readOnly: true, atOnce: true },
    )
    if (!seen) return undefined
    const { row, self, idHash } = seen
    if (isUse && seen.isTouchDue)
      await database.inInstitution(host.institutionId, (db) => touchSession(db, idHash, now))
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
      real: { institutionId: self.institutionId, id: self.id, name: self.name, isAdmin: self.isAdmin },
      actingUntil,
    })
    return actingRefusal(self, other) ? ended : other
  }
}
