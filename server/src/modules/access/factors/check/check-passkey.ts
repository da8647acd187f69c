import type { PasskeyUse } from '@hdoc/contract/access/factors.ts'
import type { VerifiedAuthenticationResponse } from '@simplewebauthn/server'
import type { TenantDb } from '../../../../platform/db/database.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { everySecret, type Secrets } from '../../../../platform/secrets/key-ring.ts'
import { type ChallengePurpose, takeChallenge } from '../queries/challenges.ts'
import { findPasskey, type UsablePasskey, usePasskey } from '../queries/passkeys.ts'
import type { Checked } from './checked.ts'
import { challengeOf, relyingParty, userHandle } from './relying-party.ts'

type Checking = Pick<Ctx, 'caller' | 'settings' | 'clock'>

async function verified(
  ctx: Checking,
  credential: PasskeyUse,
  passkey: UsablePasskey,
  challenge: string,
): Promise<VerifiedAuthenticationResponse | undefined> {
  const { id, origin } = relyingParty(ctx)
  const { userHandle: handle, ...response } = credential.response
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    return await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { ...response, ...(handle && { userHandle: handle }) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: credential.id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
      },
    })
  } catch {
    // Whatever the library found wrong (origin, signature, counter, format) is one refusal.
    return undefined
  }
}

/**
 * Is this the user handle under which the authenticator knows the owner? It is the stored one, or one derived
 * from any named secret.
 */
function isHandleOf(secrets: Secrets, db: TenantDb, passkey: UsablePasskey, handle: string): boolean {
  const given = Buffer.from(handle, 'base64url')
  const ours = everySecret(secrets).map((secret) => userHandle(secret, db.institutionId, passkey.user_id))
  return passkey.user_handle?.equals(given) === true || ours.some((one) => given.equals(one))
}

/**
 * Is the credential the answer of a passkey of this host to one of our challenges? The challenge is removed
 * whatever the result, so the caller's transaction must commit. With `userId` the passkey has to be this
 * person's; without it the passkey tells whose it is. A counter that does not go on means a copied
 * authenticator, and is refused.
 */
export async function checkPasskey(
  ctx: Checking,
  db: TenantDb,
  credential: PasskeyUse,
  wanted: { purpose: ChallengePurpose; userId: number | null },
): Promise<Checked & { userId?: number }> {
  const refused = { ok: false, code: 'PASSKEY_REFUSED' } as const
  const challenge = challengeOf(credential.response.clientDataJSON)
  const { host } = ctx.caller.host
  const now = ctx.clock.now()
  if (!challenge || !(await takeChallenge(db, { ...wanted, challenge, host }, now))) return refused
  const passkey = await findPasskey(db, credential.id, host)
  if (!passkey || (wanted.userId !== null && passkey.user_id !== wanted.userId)) return refused
  const handle = credential.response.userHandle
  if (handle && !isHandleOf(ctx.settings, db, passkey, handle)) return refused
  const answer = await verified(ctx, credential, passkey, challenge)
  if (!answer?.verified) return refused
  const { newCounter } = answer.authenticationInfo
  return { ok: true, userId: passkey.user_id, use: (write) => usePasskey(write, passkey.id, newCounter, now) }
}
