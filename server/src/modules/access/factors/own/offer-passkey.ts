import type { factorCalls } from '@hdoc/contract/access/factor-calls.ts'
import type { HandlerAnswer, InputOf } from '../../../../platform/http/context.ts'
import { algorithms, CHALLENGE_MS, relyingParty, userHandle } from '../check/relying-party.ts'
import { type OwnCtx, requireProofToAdd } from '../proof/require-proof.ts'
import { addChallenge } from '../queries/challenges.ts'
import { listPasskeys } from '../queries/passkeys.ts'

type Call = typeof factorCalls.offerPasskey

/**
 * Offers to make a passkey that can be found without a user name and that verifies its user, so that it can
 * stand for the password too.
 */
export async function offerPasskey(ctx: OwnCtx, { body }: InputOf<Call>): Promise<HandlerAnswer<Call>> {
  await requireProofToAdd(ctx, body)
  const { actor, clock, settings } = ctx
  const { id: host } = relyingParty(ctx)
  const known = await ctx.database.inInstitution(actor.institutionId, (db) => listPasskeys(db, actor.id), {
    readOnly: true,
  })
  // Loaded when it is asked for: it brings a tenth of all files that a start would load.
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: 'HDoc',
    rpID: host,
    userID: userHandle(settings.secret, actor.institutionId, actor.id),
    userName: actor.username,
    userDisplayName: actor.name,
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.filter((one) => one.host === host).map((one) => ({ id: one.credential_id })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  })
  await ctx.database.inInstitution(actor.institutionId, (db) =>
    addChallenge(
      db,
      { challenge: options.challenge, purpose: 'add', host, userId: actor.id },
      new Date(clock.now().getTime() + CHALLENGE_MS),
    ),
  )
  return { options: { ...options } }
}
