import { createHmac } from 'node:crypto'
import type { Ctx } from '../../../../platform/http/context.ts'

/**
 * EdDSA, ES256, RS256: the algorithms that authenticators have. More would make the runtime warn about
 * experiments.
 */
export const algorithms = [-8, -7, -257]

/** How long a browser may take to answer a challenge. */
export const CHALLENGE_MS = 5 * 60_000

/**
 * Gives who asks for a passkey: the host of the call, which is in the table of hosts or in the settings, with
 * scheme and port of the settings. Nothing of it comes from forwarded headers.
 */
export function relyingParty({ caller, settings }: Pick<Ctx, 'caller' | 'settings'>): {
  id: string
  origin: string
} {
  const id = caller.host.host
  const port = settings.publicPort === undefined ? '' : `:${settings.publicPort}`
  return { id, origin: `${settings.publicScheme}://${id}${port}` }
}

/**
 * Gives the handle under which an authenticator knows the person: always the same for a secret, and it tells
 * nothing about the person.
 */
export function userHandle(secret: string, institutionId: number, userId: number): Uint8Array<ArrayBuffer> {
  const digest = createHmac('sha256', secret).update(`passkey|${institutionId}|${userId}`).digest()
  return new Uint8Array(digest)
}

/** The challenge that an answer of the browser claims to be about; undefined when it cannot be read. */
export function challengeOf(clientDataJSON: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    const challenge = typeof data === 'object' && data !== null && 'challenge' in data ? data.challenge : ''
    return typeof challenge === 'string' && challenge !== '' ? challenge.slice(0, 200) : undefined
  } catch {
    return undefined
  }
}
