type Ask = <T extends object>(text: string, values: unknown[]) => Promise<T[]>

/** The question over all tables, which its connection keeps: planning it takes longer than answering it. */
const KEPT = 'photograph_of_all'

async function keepQuestion(ask: Ask): Promise<void> {
  const tables = await ask<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'institution_id' order by 1`,
    [],
  )
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, coalesce(md5(string_agg(x::text, '|' order by x::text)), '') as digest from ${name} x where institution_id = $1`,
  )
  await ask(`prepare ${KEPT} (bigint) as ${parts.join(' union all ')}`, [])
}

const keeping = new WeakMap<Ask, Promise<void>>()

/** Several photographs at once on one connection keep its question once. */
function question(ask: Ask): Promise<void> {
  const begun = keeping.get(ask)
  if (begun) return begun
  const begin = async () => {
    const kept = await ask('select name from pg_prepared_statements where name = $1', [KEPT])
    if (kept.length === 0) await keepQuestion(ask)
  }
  const kept = begin()
  keeping.set(ask, kept)
  return kept
}

/**
 * Gives a digest of an institution's rows for each tenant table. Any change of the rows changes the digest. `ask` asks on
 * one connection.
 */
export async function photograph(ask: Ask, institutionId: number): Promise<Record<string, string>> {
  await question(ask)
  const rows = await ask<{ name: string; digest: string }>(`execute ${KEPT} (${institutionId})`, [])
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}
