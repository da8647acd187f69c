import type { Db } from '../../platform/db/run-transaction.ts'
import type { Settings } from '../../platform/env.ts'
import { findPublicHost, listHosts } from './queries.ts'

type AddressSettings = Pick<Settings, 'publicScheme' | 'publicPort' | 'demo' | 'baseDomain'>
const ownDomainFirst = ['external', 'alias', 'internal', 'default']
/** For the demo, whose own domains are invented: only its internal host answers. */
const internalFirst = ['internal', 'default', 'external', 'alias']

/** Start of the URL by which a browser reaches a host of ours. */
export function addressOf(host: string, { publicScheme, publicPort }: AddressSettings): string {
  const port = publicPort === undefined ? '' : `:${publicPort}`
  // An IPv6 address stands in brackets in a URL, and without them in the table of hosts.
  return `${publicScheme}://${host.includes(':') ? `[${host}]` : host}${port}`
}

/** Start of links to where an institution's people sign in: its own host, or the platform's. */
export function signInAddress(
  db: Db,
  institutionId: number,
  settings: AddressSettings & Pick<Settings, 'adminHosts'>,
): Promise<string> | string {
  if (institutionId !== 0) return publicAddress(db, institutionId, settings)
  return addressOf(settings.adminHosts[0] ?? settings.baseDomain, settings)
}

/**
 * Start of links printed on paper and sent by mail, built from the host table, never from a request's
 * headers.
 */
export async function publicAddress(
  db: Db,
  institutionId: number,
  settings: AddressSettings,
): Promise<string> {
  const row = await findPublicHost(db, institutionId, settings.demo ? internalFirst : ownDomainFirst)
  return addressOf(row?.host ?? settings.baseDomain, settings)
}

/**
 * The addresses by which an institution is known, the one that citizens use first. Default hosts, which
 * merely answer when no name is given, are left out. The platform's addresses are settings.
 */
export async function ownAddresses(
  db: Db,
  institutionId: number,
  settings: AddressSettings & Pick<Settings, 'adminHosts'>,
): Promise<string[]> {
  const order = settings.demo ? internalFirst : ownDomainFirst
  const hosts = institutionId === 0 ? settings.adminHosts : await listHosts(db, institutionId, order)
  return hosts.map((host) => addressOf(host, settings))
}
