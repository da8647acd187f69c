import type { ConfigName } from '@hdoc/contract/portal/config-names.ts'
import type { Purpose } from '@hdoc/contract/portal/consent.ts'
import type { HeadScript, HeadScriptValues } from '@hdoc/contract/portal/head-scripts.ts'
import { scriptAddress } from '@hdoc/contract/portal/web-origin.ts'
import type { Granted } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { sql } from '../../../platform/db/sql.ts'

export type EditableScript = Granted<'head_script.edit', HeadScript>

const select = sql`h.id, h.name, h.config_name, h.src, h.properties || jsonb_build_object('onLoad', h.on_load) as properties,
  is_approved_script(h.purpose, h.origin) as approved, h.version`

export function listScripts(db: TenantDb, config?: ConfigName): Promise<HeadScript[]> {
  return db.rows(sql<HeadScript>`
    select ${select} from head_scripts h
     where h.institution_id = ${db.institutionId} and (${config ?? null}::text is null or h.config_name = ${config ?? null}) order by h.id`)
}

export function findScript(db: TenantDb, id: number): Promise<HeadScript | undefined> {
  return db.maybe(
    sql<HeadScript>`select ${select} from head_scripts h where h.institution_id = ${db.institutionId} and h.id = ${id}`,
  )
}

/** The sources that the platform approves for a purpose; also those of which the institution has no script. */
export function listApproved(db: TenantDb, purpose: Purpose): Promise<{ name: string; origins: string[] }[]> {
  return db.rows(sql<{ name: string; origins: string[] }>`
    select s.name, s.script_origins as origins from script_sources s
     where s.active and s.purpose = ${purpose} order by s.name collate romanian`)
}

export type PolicySource = { purpose: Purpose; script_origins: string[]; data_origins: string[] }

/**
 * What the document of the portal may load from where: the origins of its scripts that the platform approves, and those
 * that their sources talk to.
 */
export function listPolicySources(db: TenantDb): Promise<PolicySource[]> {
  return db.rows(sql<PolicySource>`
    select s.purpose, array_agg(distinct h.origin) as script_origins, s.data_origins
      from head_scripts h join script_sources s on s.active and s.purpose = h.purpose and h.origin = any(s.script_origins)
     where h.institution_id = ${db.institutionId} group by s.id, s.purpose, s.data_origins order by s.id`)
}

const kept = ({ async, attributes }: HeadScriptValues['properties']) => JSON.stringify({ async, attributes })
const originIn = (src: string) => scriptAddress(src)?.origin ?? ''

export async function addScript(db: TenantDb, v: HeadScriptValues): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into head_scripts (institution_id, name, config_name, src, origin, properties, on_load)
    values (${db.institutionId}, ${v.name}, ${v.config_name}, ${v.src}, ${originIn(v.src)}, ${kept(v.properties)}::jsonb, ${v.properties.onLoad})
    returning id`)
  return id
}

export function updateScript(db: TenantDb, script: EditableScript, v: HeadScriptValues): Promise<number> {
  return db.run(sql`
    update head_scripts set name = ${v.name}, config_name = ${v.config_name}, src = ${v.src}, origin = ${originIn(v.src)},
           properties = ${kept(v.properties)}::jsonb, on_load = ${v.properties.onLoad}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${script.id}`)
}

export function deleteScript(db: TenantDb, script: EditableScript): Promise<number> {
  return db.run(
    sql`delete from head_scripts where institution_id = ${db.institutionId} and id = ${script.id}`,
  )
}

/** Makes who adds a script wait for another one who does. */
export async function lockScripts(db: TenantDb): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended('head scripts', ${db.institutionId}))`)
}
