import type { TenantDb } from '../../../platform/db/database.ts'
import { passwordFits } from './password.ts'
import { changePassword, findPasswordHash, removeSessions, replaceSessionId } from './queries.ts'
import { newSessionToken, sessionHash } from './session-token.ts'

/**
 * Is this the password of the person? false for people without one; the check takes the same time either way.
 */
export async function verifyPassword(db: TenantDb, userId: number, password: string): Promise<boolean> {
  return passwordFits((await findPasswordHash(db, userId)) || undefined, password)
}

/**
 * Ends the sessions of a person, but for the one whose hash is given, and the sign-ins that wait for their second
 * step. They are refused from the next call on.
 */
export function endSessions(db: TenantDb, userId: number, exceptHash?: Buffer): Promise<void> {
  return removeSessions(db, userId, exceptHash)
}

/** Gives a person a password (a hash of `hashPassword`) and ends their sessions, but for the one whose hash is given. */
export async function setPassword(
  db: TenantDb,
  userId: number,
  passwordHash: string,
  at: Date,
  exceptHash?: Buffer,
): Promise<void> {
  await changePassword(db, userId, passwordHash, at)
  await removeSessions(db, userId, exceptHash)
}

export type RotatedSession = { token: string; maxAgeSeconds: number | undefined }

/**
 * Gives a living session a new id, after a password change for instance. The cookie is for
 * `ctx.reply.setSessionCookie(token, maxAgeSeconds)`, after the commit; undefined when the session has ended.
 */
export async function rotateSession(
  db: TenantDb,
  oldToken: string,
  now: Date,
): Promise<RotatedSession | undefined> {
  const { token, idHash } = newSessionToken()
  const kept = await replaceSessionId(db, sessionHash(oldToken), idHash)
  if (!kept) return undefined
  const leftSeconds = Math.round((Date.parse(kept.expires_at) - now.getTime()) / 1000)
  return { token, maxAgeSeconds: kept.remember ? leftSeconds : undefined }
}
