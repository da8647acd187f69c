import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { ScriptSource, ScriptSourceValues } from '@hdoc/contract/portal/script-sources.ts'
import type { Granted } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { listOptions, type OptionQuery } from '../../../platform/db/list/list-options.ts'
import { listPage, type SqlColumns } from '../../../platform/db/list/list-sql.ts'
import { sql } from '../../../platform/db/sql.ts'

export type SourceRow = Omit<ScriptSource, 'can'>
export type EditableSource = Granted<'script_source.edit', SourceRow>

const scripts = sql`array_to_string(s.script_origins, E'\n')`
const data = sql`array_to_string(s.data_origins, E'\n')`
const select = sql`s.id, s.name, s.purpose, ${scripts} as script_origins, ${data} as data_origins, s.active, s.version`
const columns: SqlColumns = {
  name: { sql: sql`s.name`, type: 'text', sort: sql`s.name collate romanian` },
  purpose: { sql: sql`s.purpose`, type: 'text' },
  script_origins: { sql: scripts, type: 'text' },
  data_origins: { sql: data, type: 'text' },
  active: { sql: sql`s.active`, type: 'boolean' },
}
const lines = (text: string): string[] => text.split('\n').filter(Boolean)

export function listSources(db: TenantDb, query: ListQuery): Promise<{ rows: SourceRow[]; total: number }> {
  return listPage<SourceRow>(db, query, {
    select,
    from: sql`script_sources s`,
    where: sql`s.institution_id = ${db.institutionId}`,
    columns,
    search: [sql`s.name`, scripts],
    id: sql`s.id`,
  })
}

export function findSource(db: TenantDb, id: number): Promise<SourceRow | undefined> {
  return db.maybe(
    sql<SourceRow>`select ${select} from script_sources s where s.institution_id = ${db.institutionId} and s.id = ${id}`,
  )
}

export async function addSource(db: TenantDb, v: ScriptSourceValues): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into script_sources (institution_id, name, purpose, script_origins, data_origins, active)
    values (${db.institutionId}, ${v.name}, ${v.purpose}, ${lines(v.script_origins)}::text[], ${lines(v.data_origins)}::text[], ${v.active})
    returning id`)
  return id
}

export function updateSource(db: TenantDb, source: EditableSource, v: ScriptSourceValues): Promise<number> {
  return db.run(sql`
    update script_sources set name = ${v.name}, purpose = ${v.purpose}, script_origins = ${lines(v.script_origins)}::text[],
           data_origins = ${lines(v.data_origins)}::text[], active = ${v.active}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${source.id}`)
}

export function deleteSource(db: TenantDb, source: EditableSource): Promise<number> {
  return db.run(
    sql`delete from script_sources where institution_id = ${db.institutionId} and id = ${source.id}`,
  )
}

export const listSourceOptions = (db: TenantDb, query: OptionQuery) =>
  listOptions(db, 'script_sources', query)
