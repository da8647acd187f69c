import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import type { DocTypeForm } from '@hdoc/contract/doc-types/doc-type-calls.ts'
import type { DocType, DocTypeValues } from '@hdoc/contract/doc-types/doc-types.ts'
import type { RegistrationForm } from '@hdoc/contract/documents/record/documents.ts'
import type { DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import type { Granted } from '../../platform/auth/grant.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import { listOptions, type OptionQuery } from '../../platform/db/list/list-options.ts'
import { listPage, type SqlColumns } from '../../platform/db/list/list-sql.ts'
import { sql } from '../../platform/db/sql.ts'

export type DocTypeRow = Omit<DocType, 'can'>
export type EditableDocType = Granted<'doc_type.edit', DocTypeRow>
export type DocTypeFields = DocTypeValues

const select = sql`t.id, t.name, t.category, t.deadline_days, t.day_type, t.legal_basis, t.register_id, coalesce(r.name, '') as register_name,
  t.fixed_register, to_jsonb(t.secondary_register_ids) as secondary_register_ids,
  t.group_id, coalesce(g.name, '') as group_name, t.is_default, t.receipt, t.create_case, t.case_only,
  t.skip_acceptance, t.stops_clock, t.broadcast,
  to_jsonb(t.broadcast_group_ids) as broadcast_group_ids, t.online_available, t.online_filling, t.online_number, t.after_hours, t.signature_type, t.prescription_years, t.gazette_category, t.legal_report, t.prefect_notice, t.version`
const from = sql`doc_types t left join registers r on r.institution_id = t.institution_id and r.id = t.register_id
  left join user_groups g on g.institution_id = t.institution_id and g.id = t.group_id`
const columns: SqlColumns = {
  name: { sql: sql`t.name`, type: 'text', sort: sql`t.name collate romanian` },
  category: { sql: sql`t.category`, type: 'choice' },
  deadline_days: { sql: sql`t.deadline_days`, type: 'number' },
  day_type: { sql: sql`t.day_type`, type: 'choice' },
  register_id: { sql: sql`t.register_id`, type: 'reference' },
  group_id: { sql: sql`t.group_id`, type: 'reference' },
  legal_basis: { sql: sql`t.legal_basis`, type: 'text' },
  fixed_register: { sql: sql`t.fixed_register`, type: 'boolean' },
  is_default: { sql: sql`t.is_default`, type: 'boolean' },
  receipt: { sql: sql`t.receipt`, type: 'boolean' },
  create_case: { sql: sql`t.create_case`, type: 'boolean' },
  case_only: { sql: sql`t.case_only`, type: 'boolean' },
  skip_acceptance: { sql: sql`t.skip_acceptance`, type: 'boolean' },
  stops_clock: { sql: sql`t.stops_clock`, type: 'boolean' },
  broadcast: { sql: sql`t.broadcast`, type: 'choice' },
  online_available: { sql: sql`t.online_available`, type: 'boolean' },
  online_filling: { sql: sql`t.online_filling`, type: 'boolean' },
  online_number: { sql: sql`t.online_number`, type: 'boolean' },
  after_hours: { sql: sql`t.after_hours`, type: 'boolean' },
  signature_type: { sql: sql`t.signature_type`, type: 'choice' },
  prescription_years: { sql: sql`t.prescription_years`, type: 'number' },
  gazette_category: { sql: sql`t.gazette_category`, type: 'choice' },
  legal_report: { sql: sql`t.legal_report`, type: 'choice' },
  prefect_notice: { sql: sql`t.prefect_notice`, type: 'boolean' },
  version: { sql: sql`t.version`, type: 'number' },
}

export function listDocTypes(db: TenantDb, query: ListQuery): Promise<{ rows: DocTypeRow[]; total: number }> {
  const where = sql`t.institution_id = ${db.institutionId}`
  return listPage<DocTypeRow>(db, query, {
    select,
    from,
    where,
    columns,
    search: [sql`t.name`, sql`t.legal_basis`],
    id: sql`t.id`,
  })
}

export function findDocType(db: TenantDb, id: number): Promise<DocTypeRow | undefined> {
  return db.maybe(
    sql<DocTypeRow>`select ${select} from ${from} where t.institution_id = ${db.institutionId} and t.id = ${id}`,
  )
}

/**
 * Locks a type while it is changed: of two people who save it, the second sees what the first did.
 * Registrations and edits that give a document this type wait too.
 */
export async function lockDocType(db: TenantDb, id: number): Promise<void> {
  await db.run(
    sql`select 1 from doc_types where institution_id = ${db.institutionId} and id = ${id} for update`,
  )
}

/**
 * Holds a type unchanged (share lock) while a document gets it; false when the type has another category by
 * now.
 */
export async function holdDocType(
  db: TenantDb,
  { id, category }: Pick<DocTypeRow, 'id' | 'category'>,
): Promise<boolean> {
  const held = await db.maybe(sql`
    select from doc_types where institution_id = ${db.institutionId} and id = ${id} and category = ${category} for share`)
  return held !== undefined
}

export type DocTypeUses = { documents: number; templates: number }

/**
 * Counts what uses a type and therefore has its category: documents that are not deleted, and templates of
 * registrations.
 */
export function countUses(db: TenantDb, docType: EditableDocType): Promise<DocTypeUses> {
  return db.one(sql<DocTypeUses>`select
    (select count(*) from documents
      where institution_id = ${db.institutionId} and doc_type_id = ${docType.id} and deleted_at is null) as documents,
    (select count(*) from registration_templates
      where institution_id = ${db.institutionId} and doc_type_id = ${docType.id}) as templates`)
}

export async function addDocType(db: TenantDb, v: DocTypeFields): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into doc_types (institution_id, name, category, deadline_days, day_type, legal_basis, register_id, fixed_register, secondary_register_ids,
                           group_id, is_default, receipt, create_case, case_only, skip_acceptance, stops_clock, broadcast, broadcast_group_ids,
                           online_available, online_filling, online_number, after_hours, signature_type, prescription_years, gazette_category, legal_report, prefect_notice)
    values (${db.institutionId}, ${v.name}, ${v.category}, ${v.deadline_days}, ${v.day_type}, ${v.legal_basis}, ${v.register_id}, ${v.fixed_register},
            ${[...v.secondary_register_ids]}::bigint[], ${v.group_id}, ${v.is_default}, ${v.receipt}, ${v.create_case}, ${v.case_only}, ${v.skip_acceptance},
            ${v.stops_clock}, ${v.broadcast}, ${[...v.broadcast_group_ids]}::bigint[], ${v.online_available}, ${v.online_filling}, ${v.online_number}, ${v.after_hours}, ${v.signature_type}, ${v.prescription_years}, ${v.gazette_category}, ${v.legal_report}, ${v.prefect_notice})
    returning id`)
  return id
}

/** The database itself raises the version and keeps the earlier state of the type. */
export function updateDocType(db: TenantDb, docType: EditableDocType, v: DocTypeFields): Promise<number> {
  return db.run(sql`
    update doc_types set name = ${v.name}, category = ${v.category}, deadline_days = ${v.deadline_days}, day_type = ${v.day_type},
           legal_basis = ${v.legal_basis}, register_id = ${v.register_id}, fixed_register = ${v.fixed_register},
           secondary_register_ids = ${[...v.secondary_register_ids]}::bigint[], group_id = ${v.group_id}, is_default = ${v.is_default}, receipt = ${v.receipt},
           create_case = ${v.create_case}, case_only = ${v.case_only}, skip_acceptance = ${v.skip_acceptance}, stops_clock = ${v.stops_clock}, broadcast = ${v.broadcast},
           broadcast_group_ids = ${[...v.broadcast_group_ids]}::bigint[],
           online_available = ${v.online_available}, online_filling = ${v.online_filling}, online_number = ${v.online_number}, after_hours = ${v.after_hours}, signature_type = ${v.signature_type},
           prescription_years = ${v.prescription_years}, gazette_category = ${v.gazette_category}, legal_report = ${v.legal_report}, prefect_notice = ${v.prefect_notice}
     where institution_id = ${db.institutionId} and id = ${docType.id}`)
}

/** Gives a type the form that it asks for from now on; the database keeps the earlier state of the type. */
export async function storeOnlineForm(db: TenantDb, id: number, formId: number): Promise<void> {
  await db.run(
    sql`update doc_types set online_form_id = ${formId} where institution_id = ${db.institutionId} and id = ${id}`,
  )
}

/** The registers that a type may suggest: those that are not closed, main and secondary. */
export function getDocTypeForm(db: TenantDb): Promise<Omit<DocTypeForm, 'groups'>> {
  return db.one(sql<Omit<DocTypeForm, 'groups'>>`
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'code', code, 'category', category) order by name collate romanian)
                      filter (where not secondary), '[]') as registers,
           coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'code', code, 'category', category) order by name collate romanian)
                      filter (where secondary), '[]') as secondary_registers
      from registers where institution_id = ${db.institutionId} and not closed`)
}

export type RegisterFacts = {
  id: number
  name: string
  category: DocumentCategory | null
  secondary: boolean
}

/**
 * The registers that exist among these ids, held unchanged (share lock), because a change of a register asks
 * which types name it.
 */
export function listRegisterFacts(db: TenantDb, ids: readonly number[]): Promise<RegisterFacts[]> {
  return db.rows(sql<RegisterFacts>`
    select id, name, category, secondary from registers
     where institution_id = ${db.institutionId} and id = any(${[...ids]}::bigint[]) and history_of is null order by id for share`)
}

/**
 * Makes changes of document types of one institution wait for each other: of two new defaults the later one
 * stays.
 */
export async function lockDocTypes(db: TenantDb): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended('doc_types', ${db.institutionId}))`)
}

/**
 * Clears the other default types of a category before the new default is written, because a category has at
 * most one. `id`: the new default, null when it is only being added.
 */
export async function clearOtherDefaults(
  db: TenantDb,
  id: number | null,
  category: DocumentCategory,
): Promise<void> {
  await db.run(sql`
    update doc_types set is_default = false
     where institution_id = ${db.institutionId} and id is distinct from ${id}::bigint and is_default and category = ${category}`)
}

/** The columns of a type that registration needs; of a type with `case_only` the form asks for the case. */
const registering = sql`id, name, category, deadline_days, day_type, register_id, fixed_register,
  to_jsonb(secondary_register_ids) as secondary_register_ids, group_id, legal_basis, is_default, receipt, create_case, case_only`

export function listRegistrationDocTypes(db: TenantDb): Promise<RegistrationForm['doc_types']> {
  return db.rows(sql<RegistrationForm['doc_types'][number]>`
    select ${registering} from doc_types where institution_id = ${db.institutionId}
     order by is_default desc, name collate romanian`)
}

export const listDocTypeOptions = (
  db: TenantDb,
  { categories, ...query }: OptionQuery & { categories?: string | undefined },
) =>
  listOptions(db, 'doc_types', query, {
    offered: categories ? sql`category = any(${categories.split(',')}::text[]) and not case_only` : sql`true`,
  })
