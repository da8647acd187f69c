import { createHash } from 'node:crypto'
import type { GazetteEntry } from '@hdoc/contract/gazette/gazette-entries.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { findBranding } from '../../institutions/index.ts'
import { findPersonalData, type OwnContacts, shownFinding } from '../personal/find-personal-data.ts'
import { type EntryRow, listBodies } from './queries.ts'

/** As many findings as a person looks through. */
const MOST_TOLD = 100
const nothing: GazetteEntry['check'] = { mark: '', findings: [], cut: false, unread: [], beside: [] }

async function ownContacts(db: TenantDb): Promise<OwnContacts> {
  const own = await findBranding(db)
  return {
    phones: own ? [own.phone, own.assistance_phone] : [],
    emails: own ? [own.email, own.assistance_email] : [],
    addresses: own ? [own.address] : [],
  }
}

/**
 * What is to be looked at before an entry becomes public. The mark stands for everything that was looked at, so that
 * nothing is published that has changed since.
 */
export async function checkEntry(db: TenantDb, entry: EntryRow): Promise<GazetteEntry['check']> {
  if (entry.published_on !== null) return nothing
  const bodies = await listBodies(db, entry.id)
  const texts = [
    { place: 'title', text: entry.title },
    { place: 'issuer', text: entry.act_issuer },
    { place: 'content', text: entry.content },
    ...bodies.map(({ name, body }) => ({ place: name, text: `${name}\n${body ?? ''}` })),
  ]
  const found = findPersonalData(texts, await ownContacts(db))
  const unread = bodies.filter(({ body }) => body === null).map(({ name }) => name)
  const beside = bodies
    .filter(({ partly, hidden_sheets, authors }) => partly || hidden_sheets.length > 0 || authors.length > 0)
    .map(({ name, partly, hidden_sheets, authors }) => ({ file: name, partly, hidden_sheets, authors }))
  const looked = JSON.stringify([texts, bodies.map(({ id }) => id), found, beside])
  return {
    mark: createHash('sha256').update(looked).digest('hex').slice(0, 32),
    findings: found.slice(0, MOST_TOLD).map(shownFinding),
    cut: found.length > MOST_TOLD,
    unread,
    beside,
  }
}
