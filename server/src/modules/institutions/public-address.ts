import type { Db } from '../../platform/db/run-transaction.ts'
import type { Settings } from '../../platform/env.ts'
import { findPublicHost, listHosts } from './queries.ts'

type AddressSettings = Pick<Settings, 'publicScheme' | 'publicPort' | 'demo' | 'baseDomain'>
const ownDomainFirst = ['external', 'alias', 'internal', 'default']
/** The demo's own domains are invented; its internal host is the one that answers. */
const internalFirst = ['internal', 'default', 'external', 'alias']

/** How a browser reaches a host of ours. */
export function addressOf(host: string, { publicScheme, publicPort }: AddressSettings): string {
  const port = publicPort === undefined ? '' : `:${publicPort}`
  return `${publicScheme}://${host}${port}`
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

/** Start of links printed on paper and sent by mail, built from the host table, never from a request's headers. */
export async function publicAddress(
  db: Db,
  institutionId: number,
  settings: AddressSettings,
): Promise<string> {
  const row = await findPublicHost(db, institutionId, settings.demo ? internalFirst : ownDomainFirst)
  return addressOf(row?.host ?? settings.baseDomain, settings)
}

/** All addresses under which an institution is reached, the one citizens know first; the platform's are settings. */
export async function allAddresses(
  db: Db,
  institutionId: number,
  settings: AddressSettings & Pick<Settings, 'adminHosts'>,
): Promise<string[]> {
  const order = settings.demo ? internalFirst : ownDomainFirst
  const hosts = institutionId === 0 ? settings.adminHosts : await listHosts(db, institutionId, order)
  return hosts.map((host) => addressOf(host, settings))
}
