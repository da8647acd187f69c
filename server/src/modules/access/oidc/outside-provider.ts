import type { CustomFetch } from 'openid-client'
import type { Settings } from '../../../platform/env.ts'
import { isLoopback } from '../../../platform/loopback.ts'
import { askOutside, type OutsidePolicy } from '../../../platform/outgoing/ask-outside.ts'

/** The time a provider has for each answer, so that a slow one does not hold people up. */
export const PROVIDER_MS = 5_000
const MOST_BYTES = 256 * 1024
const withoutBody = [204, 205, 304]

type Allowing = Pick<Settings, 'demo' | 'companyLookup'>

const hostOf = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/g, '')

/**
 * Gives the hosts that may have private addresses: those of the configuration, and in a demonstration an
 * issuer on this machine.
 */
function privateHosts(settings: Allowing, issuer: string): string[] {
  const host = hostOf(issuer)
  const own = settings.demo && isLoopback(host) ? [host] : []
  return [...settings.companyLookup.privateHosts, ...own]
}

/** Is it an https address? http is allowed only to this machine, and only for a host that may be private. */
export function isSafeAddress(settings: Allowing, issuer: string, url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol } = new URL(url)
  const host = hostOf(url)
  return (
    protocol === 'https:' ||
    (protocol === 'http:' && isLoopback(host) && privateHosts(settings, issuer).includes(host))
  )
}

/** Allows only the hosts of these addresses: the issuer's, and those its description names. */
export function providerPolicy(settings: Allowing, issuer: string, urls: readonly string[]): OutsidePolicy {
  return { allowedHosts: urls.map(hostOf), privateHosts: privateHosts(settings, issuer) }
}

/** The fetch of openid-client: only to named hosts, without redirects, limited in time and size. */
export function providerFetch(policy: OutsidePolicy): CustomFetch {
  return async (url, { method, headers, body }) => {
    const answer = await askOutside(
      {
        url,
        method: method === 'POST' ? 'POST' : 'GET',
        headers,
        ...(body && { body: String(body) }),
        timeoutMs: PROVIDER_MS,
        maxBytes: MOST_BYTES,
      },
      policy,
    )
    return new Response(withoutBody.includes(answer.status) ? null : new Uint8Array(answer.body), {
      status: answer.status,
      headers: { 'content-type': answer.contentType },
    })
  }
}
