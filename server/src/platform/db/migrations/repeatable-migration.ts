import { type Client, escapeIdentifier } from 'pg'
import { type Migration, MigrationError } from './migration-files.ts'

/** The first line of a migration that PostgreSQL refuses to run inside a transaction. */
const MARKER = /^-- without transaction\b/

const REPEATABLE =
  /^(?:create (?:unique )?index concurrently if not exists ([a-z][a-z0-9_]*) on |drop index concurrently if exists ([a-z][a-z0-9_]*)\s*;?$)/

export function isWithoutTransaction({ text }: Migration): boolean {
  return MARKER.test(text)
}

/**
 * The index that a migration without transaction makes or drops. Such a migration must be one statement
 * that may run twice, because nothing rolls back what a killed server had done of it. Throws
 * MigrationError for any other statement.
 */
export function repeatableIndex({ name, text }: Migration): string {
  const statement = text.replaceAll(/--.*$/gm, '').trim().toLowerCase().replaceAll(/\s+/g, ' ')
  const match = REPEATABLE.exec(statement)
  const index = match?.[1] ?? match?.[2]
  if (index !== undefined && !/;./.test(statement)) return index
  throw new MigrationError({
    ro: `Migrarea ${name}, fără tranzacție, trebuie să fie o singură instrucțiune ce se poate repeta: „create index concurrently if not exists …” sau „drop index concurrently if exists …”.`,
    en: `The migration ${name}, without transaction, must be one statement that may be repeated: "create index concurrently if not exists …" or "drop index concurrently if exists …".`,
  })
}

/**
 * Drops an invalid index. A concurrent build that was cut off leaves one: it is
 * never used, but counts as existing.
 */
export async function clearInvalidIndex(client: Client, index: string): Promise<void> {
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [escapeIdentifier(index)],
  )
  if (rowCount !== 0) await client.query(`drop index concurrently ${escapeIdentifier(index)}`)
}
