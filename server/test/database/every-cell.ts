import type { TestDatabase } from './database.ts'

type Table = { name: string }

/**
 * Gives the tables of the whole database that hold a text, either plain or as bytes of a binary column. Each
 * row is read as one text, so that no column and no type is forgotten.
 */
export async function tablesHolding({ asSuperuser }: TestDatabase, text: string): Promise<string[]> {
  const tables = await asSuperuser<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'm') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_toast'
      order by 1`,
  )
  if (tables.length < 50) throw new Error('hardly any table was looked at')
  const bytes = Buffer.from(text)
  const forms = [text, bytes.toString('hex'), bytes.toString('base64').replace(/=+$/, '').slice(0, -1)]
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await asSuperuser(
      `select 1 from ${name} as one where one::text like any (array(select '%' || form || '%' from unnest($1::text[]) form)) limit 1`,
      [forms],
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}
