type Ask = <T extends object>(text: string, values: unknown[]) => Promise<T[]>

/**
 * Gives a digest of an institution's rows for each tenant table. Any change of the rows changes the digest.
 */
export async function photograph(ask: Ask, institutionId: number): Promise<Record<string, string>> {
  const tables = await ask<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'institution_id' order by 1`,
    [],
  )
  const rows = await ask<{ name: string; digest: string }>(
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name, coalesce(md5(string_agg(x::text, '|' order by x::text)), '') as digest from ${name} x where institution_id = $1`,
      )
      .join(' union all '),
    [institutionId],
  )
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}
