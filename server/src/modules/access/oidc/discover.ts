import type { ProviderProblem } from '@hdoc/contract/access/oidc.ts'
import { z } from 'zod'
import type { Settings } from '../../../platform/env.ts'
import { askOutside, OutsideError } from '../../../platform/outgoing/ask-outside.ts'
import { isSafeAddress, PROVIDER_MS, providerPolicy } from './outside-provider.ts'

const MOST_BYTES = 128 * 1024
const address = z.string().max(2000)
/** The parts of a provider's description that a sign-in by code needs. */
const description = z.object({
  issuer: z.string().max(500),
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  userinfo_endpoint: address.optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
  id_token_signing_alg_values_supported: z.array(z.string()).default(['RS256']),
  authorization_response_iss_parameter_supported: z.boolean().default(false),
})
export type Description = z.output<typeof description>
export type Discovered =
  | { ok: true; description: Description }
  | { ok: false; problem: ProviderProblem; detail: string }

const problem = (kind: ProviderProblem, detail = ''): Discovered => ({ ok: false, problem: kind, detail })

function problemOf(error: OutsideError): Discovered {
  const { reason } = error
  if (reason === 'too_large') return problem('not_provider')
  return problem(reason === 'network' || reason === 'host' ? 'unreachable' : reason)
}

const jsonOf = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

/** Asks an issuer for its description (OpenID Connect Discovery 1.0) and says what is wrong with it. */
export async function discover(
  settings: Pick<Settings, 'demo' | 'companyLookup'>,
  issuer: string,
): Promise<Discovered> {
  if (!isSafeAddress(settings, issuer, issuer)) return problem('insecure', issuer)
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  try {
    const asked = {
      url,
      method: 'GET',
      headers: { accept: 'application/json' },
      timeoutMs: PROVIDER_MS,
      maxBytes: MOST_BYTES,
    } as const
    const { status, body } = await askOutside(asked, providerPolicy(settings, issuer, [issuer]))
    if (status >= 500) return problem('status', String(status))
    const read = description.safeParse(status === 200 ? jsonOf(body) : undefined)
    if (!read.success) return problem('not_provider')
    if (read.data.issuer !== issuer) return problem('issuer_mismatch', read.data.issuer)
    const { authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint = issuer } = read.data
    const unsafe = [authorization_endpoint, token_endpoint, jwks_uri, userinfo_endpoint].find(
      (one) => !isSafeAddress(settings, issuer, one),
    )
    return unsafe === undefined ? { ok: true, description: read.data } : problem('insecure', unsafe)
  } catch (error) {
    if (error instanceof OutsideError) return problemOf(error)
    throw error
  }
}
