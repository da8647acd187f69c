import type { OidcFailure } from '@hdoc/contract/access/oidc.ts'
import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  type Configuration,
  fetchUserInfo,
} from 'openid-client'
import { z } from 'zod'
import type { Log } from '../../../platform/log.ts'
import { OutsideError } from '../../../platform/outgoing/ask-outside.ts'

/** The claims about a person that are used. An optional claim of another form counts as missing. */
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(200).optional().catch(undefined),
  email_verified: z.literal(true).optional().catch(undefined),
  name: z.string().trim().min(1).max(200).optional().catch(undefined),
})
export type Claims = z.output<typeof claimsSchema>
export type Exchanged = { ok: true; claims: Claims } | { ok: false; failure: OidcFailure }

type Asked = { address: URL; state: string; nonce: string; verifier: string }

/** The error and what caused it, outermost first. */
function causesOf(error: unknown): unknown[] {
  const found: unknown[] = []
  for (let one = error; one !== undefined && found.length < 5; ) {
    found.push(one)
    one = one instanceof Error ? one.cause : undefined
  }
  return found
}

const isUnreachable = (one: unknown): boolean =>
  (one instanceof OutsideError && ['timeout', 'network'].includes(one.reason)) ||
  (one instanceof Response && one.status >= 500)

function failureOf(error: unknown): OidcFailure {
  if (error instanceof AuthorizationResponseError)
    return ['server_error', 'temporarily_unavailable'].includes(error.error) ? 'provider_down' : 'refused'
  return causesOf(error).some(isUnreachable) ? 'provider_down' : 'provider_answer'
}

/**
 * Checks the provider's answer and exchanges its code for the id token. The library checks issuer, audience,
 * nonce, times and signature. When the token has no e-mail address, the provider's userinfo is asked for it.
 */
export async function exchangeCode(config: Configuration, asked: Asked, log: Log): Promise<Exchanged> {
  try {
    const tokens = await authorizationCodeGrant(config, asked.address, {
      pkceCodeVerifier: asked.verifier,
      expectedState: asked.state,
      expectedNonce: asked.nonce,
      idTokenExpected: true,
    })
    const claims = claimsSchema.parse(tokens.claims())
    if (claims.email !== undefined || !config.serverMetadata().userinfo_endpoint) return { ok: true, claims }
    const more = await fetchUserInfo(config, tokens.access_token, claims.sub)
    return { ok: true, claims: claimsSchema.parse({ ...more, sub: claims.sub }) }
  } catch (error) {
    const failure = failureOf(error)
    const reasons = causesOf(error).map((one) => (one instanceof Error ? one.message : String(one)))
    log.warn({ failure, reasons }, 'sign-in through a provider failed')
    return { ok: false, failure }
  }
}
