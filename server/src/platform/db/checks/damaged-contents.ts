import type { PlatformDb } from '../database.ts'
import type { Db } from '../run-transaction.ts'
import { sql } from '../sql.ts'

/**
 * Marks a content as damaged. While the kind of damage stays the same, the mark keeps
 * the time of the first finding.
 */
export function markDamaged(db: Db, content: string, damage: string, at: Date): Promise<number> {
  return db.run(sql`
    insert into damaged_contents (content, damage, found_at) values (${content}, ${damage}, ${at})
    on conflict (content) do update set damage = excluded.damage, found_at = excluded.found_at
     where damaged_contents.damage <> excluded.damage`)
}

/** Takes the mark away: the bytes are sound again, or nothing refers to the content any more. */
export function clearDamage(db: Db, content: string): Promise<number> {
  return db.run(sql`delete from damaged_contents where content = ${content}`)
}

export async function listDamaged(db: Db): Promise<string[]> {
  const rows = await db.rows(sql<{ content: string }>`select content from damaged_contents order by content`)
  return rows.map(({ content }) => content)
}

/** Contents in use anywhere whose hash begins with these two letters. */
export async function contentsInUse(db: PlatformDb, start: string): Promise<string[]> {
  // `g` sorts after every hex digit, in byte order and in the order of any language; so it ends the range.
  const rows = await db.rows(
    sql<{ content: string }>`select content from contents_between(${start}, ${`${start}g`}) content`,
  )
  return rows.map(({ content }) => content)
}

export async function isInUse(db: PlatformDb, content: string): Promise<boolean> {
  const { used } = await db.one(sql<{ used: boolean }>`select content_in_use(${content}) as used`)
  return used
}
