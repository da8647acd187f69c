import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { everySecret, type Secrets } from '../../secrets/key-ring.ts'

const sign = (secret: string, nonce: string, bound: string): string =>
  createHmac('sha256', secret).update(`${nonce}|${bound}`).digest('base64url')

/**
 * The text to which a token is bound: the host and the session cookie as sent, even if the session has ended.
 */
export function csrfBinding(host: string, sessionToken: string | undefined): string {
  return `${host}|${sessionToken ?? 'guest'}`
}

export function makeCsrfToken(secret: string, bound: string): string {
  const nonce = randomBytes(18).toString('base64url')
  return `${nonce}.${sign(secret, nonce, bound)}`
}

/**
 * True when cookie and header are equal, and we made the token for this host and
 * session with any secret of the ring.
 */
export function csrfMatches(
  secrets: Secrets,
  bound: string,
  cookie: string | undefined,
  header: unknown,
): boolean {
  if (typeof header !== 'string' || cookie === undefined || header !== cookie) return false
  const [nonce, signature, ...rest] = header.split('.')
  if (!nonce || !signature || rest.length > 0) return false
  const given = Buffer.from(signature)
  return everySecret(secrets).some((secret) => {
    const expected = Buffer.from(sign(secret, nonce, bound))
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
}
