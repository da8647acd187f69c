import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { everySecret, type Secrets } from '../secrets/key-ring.ts'

const sign = (secret: string, nonce: string, bound: string): string =>
  createHmac('sha256', secret).update(`${nonce}|${bound}`).digest('base64url')

/** What a token is bound to: the host and the session cookie as sent, whether or not the session still lives. */
export function csrfBinding(host: string, sessionToken: string | undefined): string {
  return `${host}|${sessionToken ?? 'guest'}`
}

export function makeCsrfToken(secret: string, bound: string): string {
  const nonce = randomBytes(18).toString('base64url')
  return `${nonce}.${sign(secret, nonce, bound)}`
}

/** Cookie and header must be there, equal, and made by us for this host and session, with any secret of the ring. */
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
