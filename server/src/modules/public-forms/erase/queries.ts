import type { PlatformDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

/**
 * Removes forms that were confirmed, or else sent, or else begun before an instant, and those that were only begun before a later
 * one. The time counts from there because a link is promised from when the form was sent. Gives what their files held: names of
 * pieces, and hashes of contents that something else may still use.
 */
export async function removeOldSends(
  db: PlatformDb,
  { erased, abandoned }: { erased: Date; abandoned: Date },
): Promise<{ sends: number; pieces: string[]; contents: { sha256: string }[] }> {
  const since = sql`coalesce(s.confirmed_at, s.sent_at, s.begun_at)`
  const old = sql`(${since} < ${erased} or (s.state = 'writing' and ${since} < ${abandoned}))`
  const pieces = await db.rows(sql<{ name: string }>`
    select p.name from public_send_pieces p
      join public_send_files f on f.institution_id = p.institution_id and f.id = p.file_id
      join public_sends s on s.institution_id = f.institution_id and s.id = f.send_id
     where ${old}`)
  const contents = await db.rows(sql<{ sha256: string }>`
    select distinct f.sha256 from public_send_files f
      join public_sends s on s.institution_id = f.institution_id and s.id = f.send_id
     where f.sha256 is not null and ${old}`)
  const sends = await db.run(sql`delete from public_sends s where ${old}`)
  return { sends, pieces: pieces.map(({ name }) => name), contents }
}
