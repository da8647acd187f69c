import type { InstitutionValues } from '@hdoc/contract/clients/institution-values.ts'
import type { FieldProblem } from '@hdoc/contract/failures/errors.ts'
import type { HostKind } from './queries/hosts.ts'

type Named = Pick<InstitutionValues, 'tag' | 'external_domain' | 'alias'>
type HostField = keyof Named
export type WantedHost = { field: HostField; kind: HostKind; host: string }
type Platform = { baseDomain: string; adminHosts: readonly string[] }

/** Names under the base domain that people and mail programs take for the platform's own. */
const reservedTags = [
  'admin',
  'api',
  'www',
  'mail',
  'smtp',
  'imap',
  'ftp',
  'ns1',
  'ns2',
  'autodiscover',
  'hdoc',
  'platforma',
]

/** The host names an institution wants, each with the field of the form it comes from. */
export function wantedHosts(values: Named, { baseDomain }: Pick<Platform, 'baseDomain'>): WantedHost[] {
  const wanted: WantedHost[] = [
    { field: 'tag', kind: 'internal', host: `${values.tag}.${baseDomain}` },
    { field: 'external_domain', kind: 'external', host: values.external_domain },
    { field: 'alias', kind: 'alias', host: values.alias },
  ]
  return wanted.filter(({ host }) => host !== '')
}

const isOrLiesUnder = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`)

/**
 * The first wanted host name that is refused, with its field and problem. Refused are a name of the platform,
 * an own domain or alias under the base domain (only tags live there), and the same name twice.
 */
export function refusedHost(
  wanted: readonly WantedHost[],
  platform: Platform,
): { field: HostField; problem: FieldProblem } | undefined {
  const { baseDomain, adminHosts } = platform
  for (const [n, { field, kind, host }] of wanted.entries()) {
    const isReserved =
      kind === 'internal'
        ? adminHosts.includes(host) || reservedTags.includes(host.slice(0, -baseDomain.length - 1))
        : isOrLiesUnder(host, baseDomain) ||
          isOrLiesUnder(host, 'localhost') ||
          adminHosts.some((admin) => isOrLiesUnder(host, admin))
    if (isReserved) return { field, problem: { key: 'domain_reserved' } }
    if (wanted.slice(0, n).some((other) => other.host === host))
      return { field, problem: { key: 'domain_taken' } }
  }
  return undefined
}
