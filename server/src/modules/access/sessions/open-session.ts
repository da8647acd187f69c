import { csrfCookie } from '@hdoc/contract/access/session-headers.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { csrfBinding, makeCsrfToken } from '../../../platform/http/guard/csrf.ts'
import { addressKey } from '../../../platform/http/guard/limit-calls.ts'
import { getRules } from '../../institutions/index.ts'
import { deviceOf, newDeviceToken } from './device-token.ts'
import { addSession, rememberAddress, removeSession } from './queries.ts'
import { newSessionToken, sessionHash } from './session-token.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How a person signed in, for the audit. */
export type SignInMethod =
  | 'password'
  | 'password+totp'
  | 'password+recovery'
  | 'password+passkey'
  | 'passkey'
  | 'openid'
  | 'openid+password'
  | 'openid+totp'
  | 'openid+recovery'
  | 'openid+passkey'
/** `device`: for a browser that was not known for the person yet. */
export type OpenedSession = { token: string; maxAgeSeconds: number | undefined; device?: string | undefined }
type Opening = Pick<Ctx, 'caller' | 'clock' | 'settings'>

/**
 * Opens a session in place of the one the browser had, with its audit row. The cookie is set by `giveSession` after
 * the commit.
 */
export async function openSession(
  ctx: Opening,
  db: TenantDb,
  person: { id: number; name: string },
  how: { remember: boolean; method: SignInMethod },
): Promise<OpenedSession> {
  const { caller, clock, settings } = ctx
  const now = clock.now()
  const { token, idHash } = newSessionToken()
  const rules = await getRules(db)
  const lifeMs = how.remember
    ? (rules.session_remember_days ?? settings.limits.sessionRememberDays) * DAY_MS
    : (rules.session_absolute_hours ?? settings.limits.sessionAbsoluteHours) * HOUR_MS
  if (caller.sessionToken) await removeSession(db, sessionHash(caller.sessionToken))
  const passwordHash = await addSession(db, {
    idHash,
    host: caller.host.host,
    userId: person.id,
    remember: how.remember,
    now,
    expiresAt: new Date(now.getTime() + lifeMs),
    device: String(caller.headers['user-agent'] ?? '').slice(0, 200),
    address: caller.address,
  })
  await rememberAddress(db, { address: addressKey(caller.address), now })
  const owner = { institutionId: db.institutionId, userId: person.id, passwordHash }
  const isKnown = deviceOf(settings, owner, caller.deviceToken) !== undefined
  await writeAudit(db, {
    actor: { institution_id: db.institutionId, id: person.id, name: person.name },
    at: now,
    action: 'session.opened',
    subjectType: 'user',
    subjectId: person.id,
    after: { method: how.method },
  })
  return {
    token,
    maxAgeSeconds: how.remember ? Math.round(lifeMs / 1000) : undefined,
    device: isKnown ? undefined : newDeviceToken(settings, owner),
  }
}

/**
 * Hands an opened session to the browser, with a new token for its forms, because the guest's is no longer
 * valid.
 */
export function giveSession(
  ctx: Pick<Ctx, 'reply' | 'database' | 'caller' | 'settings'>,
  session: OpenedSession,
): void {
  const bound = csrfBinding(ctx.caller.host.host, session.token)
  ctx.reply.setSessionCookie(session.token, session.maxAgeSeconds)
  if (session.device !== undefined) ctx.reply.setDeviceCookie(session.device)
  ctx.reply.setReadableCookie(csrfCookie, makeCsrfToken(ctx.settings.secret, bound))
  ctx.database.wake()
}
