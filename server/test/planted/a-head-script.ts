/** Plants a script on the portal of an institution, and the platform's source of it, with one statement each. */
export async function aHeadScript(
  one: (text: string, values?: unknown[]) => Promise<number>,
  institutionId: number,
): Promise<{ headScriptId: number; scriptSourceId: number }> {
  const scriptSourceId = await one(
    `insert into script_sources (institution_id, name, purpose, script_origins, data_origins)
     values (0, 'Sursă plantată', 'statistics', '{https://plantat.example}', '{}')
     on conflict (institution_id, fold(name)) do update set active = true returning id`,
  )
  const headScriptId = await one(
    `insert into head_scripts (institution_id, name, config_name, src, origin, properties, on_load)
     values ($1, 'Script plantat', 'analytics', 'https://plantat.example/s.js', 'https://plantat.example',
             '{"async": true, "attributes": {}}', 'plantat()') returning id`,
    [institutionId],
  )
  return { headScriptId, scriptSourceId }
}
