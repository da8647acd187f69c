import type { factorCalls } from '@hdoc/contract/access/factor-calls.ts'
import type { NewPasskey } from '@hdoc/contract/access/factors.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { VerifiedRegistrationResponse } from '@simplewebauthn/server'
import { done } from '../../../../platform/http/answers/answers.ts'
import type { InputOf } from '../../../../platform/http/context.ts'
import { algorithms, challengeOf, relyingParty, userHandle } from '../check/relying-party.ts'
import { recordChange } from '../proof/record-change.ts'
import type { OwnCtx } from '../proof/require-proof.ts'
import { takeChallenge } from '../queries/challenges.ts'
import { addPasskeyRow } from '../queries/passkeys.ts'
import { lockOwner } from '../queries/people.ts'
import { giveFirstRecoveryCodes } from './give-recovery-codes.ts'

type Made = NonNullable<VerifiedRegistrationResponse['registrationInfo']>

/**
 * Gives the passkey that the browser made. Throws PASSKEY_REFUSED unless it answers the challenge, on this
 * host, and the authenticator verified the person.
 */
async function verified(ctx: OwnCtx, { response, ...rest }: NewPasskey, challenge: string): Promise<Made> {
  const { id, origin } = relyingParty(ctx)
  const { transports = [], ...bytes } = response
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const answer = await verifyRegistrationResponse({
    response: { ...rest, response: { ...bytes, transports }, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined)
  if (!answer?.verified) throw new AppError('PASSKEY_REFUSED')
  return answer.registrationInfo
}

export async function addPasskey(
  ctx: OwnCtx,
  { body }: InputOf<typeof factorCalls.addPasskey>,
): Promise<{ success: true; message: string; recovery_codes?: string[] }> {
  const { actor, clock, settings, database } = ctx
  const { id: host } = relyingParty(ctx)
  const at = clock.now()
  const challenge = challengeOf(body.credential.response.clientDataJSON)
  const taken =
    challenge !== undefined &&
    (await database.inInstitution(actor.institutionId, (db) =>
      takeChallenge(db, { challenge, purpose: 'add', host, userId: actor.id }, at),
    ))
  if (!taken) throw new AppError('PASSKEY_REFUSED')
  const { credential } = await verified(ctx, body.credential, challenge)
  const codes = await database.inInstitution(actor.institutionId, async (db) => {
    await lockOwner(db, actor.id)
    const id = await addPasskeyRow(db, {
      userId: actor.id,
      name: body.name,
      host,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      userHandle: userHandle(settings.secret, actor.institutionId, actor.id),
      at,
    })
    if (id === undefined) throw new AppError('PASSKEY_REFUSED')
    await recordChange(ctx, db, {
      action: 'factor.added',
      after: { method: 'passkey', name: body.name, host },
      tell: 'passkey_added',
    })
    return giveFirstRecoveryCodes(db, settings, actor.id)
  })
  database.wake()
  return { ...done(ctx.language), ...(codes && { recovery_codes: codes }) }
}
