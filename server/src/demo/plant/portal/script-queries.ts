import type { PlatformDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

const NAME = 'Contorul demonstrației'

/**
 * Approves the demo's counter of visits at its address of this start, and puts it on the portal of an institution. A script
 * that somebody has deleted since stays deleted.
 */
export async function pointCounter(db: PlatformDb, institutionId: number, origin: string): Promise<void> {
  const { isNew } = await db.one(sql<{ isNew: boolean }>`
    insert into script_sources (institution_id, name, purpose, script_origins, data_origins)
    values (0, ${NAME}, 'statistics', ${[origin]}::text[], '{}')
    on conflict (institution_id, fold(name)) do update set script_origins = excluded.script_origins
    returning xmax = 0 as "isNew"`)
  const src = `${origin}/contor.js`
  if (isNew)
    await db.run(sql`
      insert into head_scripts (institution_id, name, config_name, src, origin, properties, on_load)
      values (${institutionId}, ${NAME}, 'analytics', ${src}, ${origin}, '{"async": true, "attributes": {}}', 'contor(location.hash)')`)
  else
    await db.run(sql`
      update head_scripts set src = ${src}, origin = ${origin} where institution_id = ${institutionId} and name = ${NAME}`)
}
