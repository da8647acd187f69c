import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { ComplaintType, ComplaintTypeValues } from '@hdoc/contract/complaints/complaint-types.ts'
import type { Granted } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { listOptions, type OptionQuery } from '../../../platform/db/list/list-options.ts'
import { listPage, type SqlColumns } from '../../../platform/db/list/list-sql.ts'
import { sql } from '../../../platform/db/sql.ts'

export type ComplaintTypeRow = Omit<ComplaintType, 'can'>
export type EditableComplaintType = Granted<'complaint_type.edit', ComplaintTypeRow>

const select = sql`t.id, t.name, t.icon, t.color, t.help, t.register_id, coalesce(r.name, '') as register_name, t.doc_type_id,
  coalesce(d.name, '') as doc_type_name, t.group_id, coalesce(g.name, '') as group_name, t.deadline_days, t.area, t.polygon,
  to_jsonb(t.localities) as localities, t.authority, t.active, t.is_public, t.after_hours, to_jsonb(t.answers) as answers,
  to_jsonb(t.told_user_ids) as told_user_ids,
  coalesce(jsonb_array_length(f.definition -> 'sections') > 0, false) as fills, t.version`
const from = sql`complaint_types t
  left join registers r on r.institution_id = t.institution_id and r.id = t.register_id
  left join doc_types d on d.institution_id = t.institution_id and d.id = t.doc_type_id
  left join user_groups g on g.institution_id = t.institution_id and g.id = t.group_id
  left join online_forms f on f.institution_id = t.institution_id and f.id = t.online_form_id`
const columns: SqlColumns = {
  name: { sql: sql`t.name`, type: 'text', sort: sql`t.name collate romanian` },
  register_id: { sql: sql`t.register_id`, type: 'reference', sort: sql`r.name collate romanian` },
  doc_type_id: { sql: sql`t.doc_type_id`, type: 'reference', sort: sql`d.name collate romanian` },
  group_id: { sql: sql`t.group_id`, type: 'reference', sort: sql`g.name collate romanian` },
  deadline_days: { sql: sql`t.deadline_days`, type: 'number' },
  area: { sql: sql`t.area`, type: 'choice' },
  active: { sql: sql`t.active`, type: 'boolean' },
  is_public: { sql: sql`t.is_public`, type: 'boolean' },
  after_hours: { sql: sql`t.after_hours`, type: 'boolean' },
  authority: { sql: sql`t.authority`, type: 'text' },
  version: { sql: sql`t.version`, type: 'number' },
}

export function listComplaintTypes(
  db: TenantDb,
  query: ListQuery,
): Promise<{ rows: ComplaintTypeRow[]; total: number }> {
  return listPage<ComplaintTypeRow>(db, query, {
    select,
    from,
    where: sql`t.institution_id = ${db.institutionId}`,
    columns,
    search: [sql`t.name`, sql`t.help`],
    id: sql`t.id`,
  })
}

export function findComplaintType(db: TenantDb, id: number): Promise<ComplaintTypeRow | undefined> {
  return db.maybe(
    sql<ComplaintTypeRow>`select ${select} from ${from} where t.institution_id = ${db.institutionId} and t.id = ${id}`,
  )
}

/** Those that may be chosen for a new complaint, in the order of their names. */
export function listActiveTypes(db: TenantDb): Promise<ComplaintTypeRow[]> {
  return db.rows(sql<ComplaintTypeRow>`
    select ${select} from ${from} where t.institution_id = ${db.institutionId} and t.active order by t.name collate romanian`)
}

/** Locks a type while it is changed: of two people who save it, the second sees what the first did. */
export async function lockComplaintType(db: TenantDb, id: number): Promise<void> {
  await db.run(
    sql`select 1 from complaint_types where institution_id = ${db.institutionId} and id = ${id} for update`,
  )
}

export async function addComplaintType(db: TenantDb, v: ComplaintTypeValues): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into complaint_types (institution_id, name, icon, color, help, register_id, doc_type_id, group_id, deadline_days, area, polygon,
                                 localities, authority, active, is_public, after_hours, answers, told_user_ids)
    values (${db.institutionId}, ${v.name}, ${v.icon}, ${v.color}, ${v.help}, ${v.register_id}, ${v.doc_type_id}, ${v.group_id}, ${v.deadline_days},
            ${v.area}, ${JSON.stringify(v.polygon)}::jsonb, ${[...v.localities]}::text[], ${v.authority}, ${v.active}, ${v.is_public}, ${v.after_hours},
            ${[...v.answers]}::text[], ${[...v.told_user_ids]}::bigint[])
    returning id`)
  return id
}

export function updateComplaintType(
  db: TenantDb,
  type: EditableComplaintType,
  v: ComplaintTypeValues,
): Promise<number> {
  return db.run(sql`
    update complaint_types set name = ${v.name}, icon = ${v.icon}, color = ${v.color}, help = ${v.help}, register_id = ${v.register_id},
           doc_type_id = ${v.doc_type_id}, group_id = ${v.group_id}, deadline_days = ${v.deadline_days}, area = ${v.area},
           polygon = ${JSON.stringify(v.polygon)}::jsonb, localities = ${[...v.localities]}::text[], authority = ${v.authority}, active = ${v.active},
           is_public = ${v.is_public}, after_hours = ${v.after_hours}, answers = ${[...v.answers]}::text[],
           told_user_ids = ${[...v.told_user_ids]}::bigint[], version = version + 1
     where institution_id = ${db.institutionId} and id = ${type.id}`)
}

export type TypeFacts = {
  register: {
    online: boolean
    closed: boolean
    secondary: boolean
    category: string | null
    name: string
  } | null
  doc_type: {
    category: string
    case_only: boolean
    fixed_register: boolean
    register_id: number | null
    register_name: string
  } | null
  /** Of the people who are to be told, those who belong to the institution. */
  told: number
}

/** What the rules of a type look at. */
export function getTypeFacts(
  db: TenantDb,
  v: Pick<ComplaintTypeValues, 'register_id' | 'doc_type_id' | 'told_user_ids'>,
): Promise<TypeFacts> {
  const i = db.institutionId
  return db.one(sql<TypeFacts>`select
    (select json_build_object('online', online, 'closed', closed, 'secondary', secondary, 'category', category, 'name', name)
       from registers where institution_id = ${i} and id = ${v.register_id}) as register,
    (select json_build_object('category', t.category, 'case_only', t.case_only, 'fixed_register', t.fixed_register, 'register_id', t.register_id,
                              'register_name', coalesce(r.name, ''))
       from doc_types t left join registers r on r.institution_id = t.institution_id and r.id = t.register_id
      where t.institution_id = ${i} and t.id = ${v.doc_type_id}) as doc_type,
    (select count(*) from users where institution_id = ${i} and id = any(${[...v.told_user_ids]}::bigint[])) as told`)
}

export const listComplaintTypeOptions = (db: TenantDb, query: OptionQuery) =>
  listOptions(db, 'complaint_types', query, { offered: sql`active` })
