import type { Proof } from '@hdoc/contract/access/factors.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { StaffCtx } from '../../../../platform/http/context.ts'
import { underFailureLimits } from '../../sessions/count-failures.ts'
import { verifyPassword } from '../../sessions/credentials.ts'
import { sessionHash } from '../../sessions/session-token.ts'
import { checkTotp } from '../check/check-totp.ts'
import type { Checked } from '../check/checked.ts'
import { findSessionStart } from '../queries/people.ts'

/**
 * The context of a person who changes their own account. The institution is that of the account, not an
 * entered client.
 */
export type OwnCtx = Omit<StaffCtx, 'db'>

/** How long after signing in a new factor may be added without a proof. */
const FRESH_MS = 10 * 60_000

/** Was this session opened just now? */
export async function isFreshSession(ctx: OwnCtx): Promise<boolean> {
  const { sessionToken } = ctx.caller
  if (!sessionToken) return false
  const start = await ctx.database.inInstitution(
    ctx.actor.institutionId,
    (db) => findSessionStart(db, sessionHash(sessionToken)),
    { readOnly: true },
  )
  return start !== undefined && ctx.clock.now().getTime() - Date.parse(start) < FRESH_MS
}

async function check(ctx: OwnCtx, proof: Proof): Promise<Checked> {
  const { institutionId, id } = ctx.actor
  return ctx.database.inInstitution(institutionId, async (db): Promise<Checked> => {
    if (proof.code) return checkTotp(ctx, db, id, proof.code)
    const fits = await verifyPassword(db, id, proof.password ?? '')
    return fits ? { ok: true, use: async () => true } : { ok: false, code: 'PROOF_WRONG' }
  })
}

/**
 * Asks a person who is about to change how they sign in to prove who they are: by password, or by an unused
 * code. Failures count like those of a sign-in.
 */
export async function requireProof(ctx: OwnCtx, proof: Proof): Promise<void> {
  const field = proof.code ? 'code' : 'password'
  const refuse = (code: 'PROOF_NEEDED' | 'PROOF_WRONG' | 'SECOND_FACTOR_USED'): AppError =>
    new AppError(code, {}, { fields: { [field]: [{ key: code }] } })
  if (!proof.code && !proof.password) throw refuse('PROOF_NEEDED')
  const checked = await underFailureLimits(ctx, { signedIn: ctx.actor.id }, () => check(ctx, proof))
  if (!checked.ok) throw refuse(checked.code === 'SECOND_FACTOR_USED' ? checked.code : 'PROOF_WRONG')
  if (!(await ctx.database.inInstitution(ctx.actor.institutionId, checked.use)))
    throw refuse('SECOND_FACTOR_USED')
}

/** Like `requireProof`, but right after signing in the proof may be missing. */
export async function requireProofToAdd(ctx: OwnCtx, proof: Proof): Promise<void> {
  if (proof.code || proof.password || !(await isFreshSession(ctx))) await requireProof(ctx, proof)
}
