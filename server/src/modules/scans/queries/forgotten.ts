import { unusedContents } from '../../../platform/db/checks/unused-contents.ts'
import type { PlatformDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

type Hash = { sha256: string }

/**
 * Removes scans that were thrown away, attached or divided before then. Gives the contents nobody has any
 * more.
 */
export async function removeOldScans(db: PlatformDb, before: Date): Promise<string[]> {
  const removed = await db.rows(sql<Hash>`
    with gone as (
      delete from scans where state in ('attached', 'divided', 'discarded') and settled_at < ${before} returning sha256, thumb_sha256)
    select sha256 from gone union select thumb_sha256 from gone where thumb_sha256 is not null`)
  return unusedContents(db, removed)
}

/**
 * Removes codes that ended before then, with their photos, except those whose photos are still to be made a
 * PDF. Gives the contents nobody has any more.
 */
export async function removeOldLinks(db: PlatformDb, before: Date): Promise<string[]> {
  const old = sql`l.expires_at < ${before} and not exists (
    select from scans s where s.institution_id = l.institution_id and s.phone_link_id = l.id and s.state = 'composing')`
  const removed = await db.rows(sql<Hash>`
    delete from phone_photos p using phone_links l
     where l.institution_id = p.institution_id and l.id = p.link_id and ${old} returning p.sha256`)
  await db.run(sql`delete from phone_links l where ${old}`)
  return unusedContents(db, removed)
}

export function removeOldRefusals(db: PlatformDb, before: Date): Promise<number> {
  return db.run(sql`delete from scan_refusals where refused_at < ${before}`)
}
