import type { PlatformDb } from './database.ts'
import type { Db } from './run-transaction.ts'
import { sql } from './sql.ts'

/** Marks a content as damaged; the first finding of a kind keeps its time. */
export function markDamaged(db: Db, content: string, damage: string, at: Date): Promise<number> {
  return db.run(sql`
    insert into damaged_contents (content, damage, found_at) values (${content}, ${damage}, ${at})
    on conflict (content) do update set damage = excluded.damage, found_at = excluded.found_at
     where damaged_contents.damage <> excluded.damage`)
}

/** The bytes are what they were, or nobody has them any more. */
export function clearDamage(db: Db, content: string): Promise<number> {
  return db.run(sql`delete from damaged_contents where content = ${content}`)
}

export async function listDamaged(db: Db): Promise<string[]> {
  const rows = await db.rows(sql<{ content: string }>`select content from damaged_contents order by content`)
  return rows.map(({ content }) => content)
}

/** Contents in use anywhere whose hash begins with these two letters. */
export async function contentsInUse(db: PlatformDb, start: string): Promise<string[]> {
  // Behind every hash that begins so, as letters are compared byte by byte or by any language alike.
  const rows = await db.rows(
    sql<{ content: string }>`select content from contents_between(${start}, ${`${start}g`}) content`,
  )
  return rows.map(({ content }) => content)
}

export async function isInUse(db: PlatformDb, content: string): Promise<boolean> {
  const { used } = await db.one(sql<{ used: boolean }>`select content_in_use(${content}) as used`)
  return used
}
