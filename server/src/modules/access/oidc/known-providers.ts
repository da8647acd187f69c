import type { OidcFailure, ProviderProblem } from '@hdoc/contract/access/oidc.ts'
import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  customFetch,
  enableNonRepudiationChecks,
  None,
} from 'openid-client'
import type { Settings } from '../../../platform/env.ts'
import { openSecret } from '../../../platform/secrets/seal-secret.ts'
import { type Description, type Discovered, discover } from './discover.ts'
import { PROVIDER_MS, providerFetch, providerPolicy } from './outside-provider.ts'
import type { OidcRow } from './queries/settings.ts'

export type Provider = { ok: true; config: Configuration } | { ok: false; failure: OidcFailure }
export type KnownProviders = (settings: Settings, institutionId: number, row: OidcRow) => Promise<Provider>

/** How long a description is used, and how long a provider that failed is not asked again. */
const REMEMBER_MS = 5 * 60_000
const AFTER_FAILURE_MS = 5_000
const MOST_REMEMBERED = 1_000

export const boundTo = (institutionId: number): string => `oidc|${institutionId}`

const isDown: readonly ProviderProblem[] = ['unreachable', 'timeout', 'status']
const failureOf = (found: Discovered & { ok: false }): OidcFailure =>
  isDown.includes(found.problem) ? 'provider_down' : 'provider_answer'

function authentication(secret: string | undefined, methods: readonly string[] = ['client_secret_basic']) {
  if (secret === undefined) return None()
  return methods.includes('client_secret_basic') ? ClientSecretBasic(secret) : ClientSecretPost(secret)
}

function configure(
  settings: Settings,
  row: OidcRow,
  secret: string | undefined,
  found: Description,
): Configuration {
  const { token_endpoint_auth_methods_supported: methods, userinfo_endpoint, ...needed } = found
  const { issuer, token_endpoint, jwks_uri } = needed
  const config = new Configuration(
    { ...needed, ...(userinfo_endpoint && { userinfo_endpoint }) },
    row.client_id,
    undefined,
    authentication(secret, methods),
  )
  const urls = [token_endpoint, jwks_uri, ...(userinfo_endpoint ? [userinfo_endpoint] : [])]
  config[customFetch] = providerFetch(providerPolicy(settings, issuer, urls))
  config.timeout = PROVIDER_MS / 1000
  // The signature of every id token is checked, also where TLS alone would vouch for it.
  enableNonRepudiationChecks(config)
  // `discover` has decided which addresses may do without TLS.
  if (urls.some((url) => url.startsWith('http:'))) allowInsecureRequests(config)
  return config
}

async function ask(settings: Settings, institutionId: number, row: OidcRow): Promise<Provider> {
  const sealed = row.client_secret
  const secret = sealed === null ? undefined : openSecret(settings, sealed, boundTo(institutionId))
  // The client secret was sealed with a secret that is no longer named, so it has to be entered again.
  if (sealed !== null && secret === undefined) return { ok: false, failure: 'failed' }
  const found = await discover(settings, row.issuer)
  if (!found.ok) return { ok: false, failure: failureOf(found) }
  return { ok: true, config: configure(settings, row, secret, found.description) }
}

/** Keeps the descriptions of providers for a while, in the memory of this process. */
export function rememberProviders(): KnownProviders {
  const known = new Map<string, { until: number; provider: Promise<Provider> }>()
  return (settings, institutionId, row) => {
    const key = `${institutionId}|${row.version}`
    const now = performance.now()
    const entry = known.get(key)
    if (entry && entry.until > now) return entry.provider
    if (known.size >= MOST_REMEMBERED) known.clear()
    const asked = { until: now + REMEMBER_MS, provider: ask(settings, institutionId, row) }
    known.set(key, asked)
    const forgetSoon = (): void => {
      asked.until = performance.now() + AFTER_FAILURE_MS
    }
    asked.provider.then((provider) => provider.ok || forgetSoon(), forgetSoon)
    return asked.provider
  }
}
