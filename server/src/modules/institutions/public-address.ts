import type { Db } from '../../platform/db/run-transaction.ts'
import type { Settings } from '../../platform/env.ts'
import { findPublicHost } from './queries.ts'

type AddressSettings = Pick<Settings, 'publicScheme' | 'publicPort' | 'demo' | 'baseDomain'>
const ownDomainFirst = ['external', 'alias', 'internal', 'default']
/** The demo's own domains are invented; its internal host is the one that answers. */
const internalFirst = ['internal', 'default', 'external', 'alias']

/** Start of links printed on paper and sent by mail, built from the host table, never from a request's headers. */
export async function publicAddress(
  db: Db,
  institutionId: number,
  settings: AddressSettings,
): Promise<string> {
  const row = await findPublicHost(db, institutionId, settings.demo ? internalFirst : ownDomainFirst)
  const port = settings.publicPort === undefined ? '' : `:${settings.publicPort}`
  return `${settings.publicScheme}://${row?.host ?? settings.baseDomain}${port}`
}
