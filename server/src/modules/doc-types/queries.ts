import type { DocType } from '@hdoc/contract/doc-types.ts'
import type { DocumentCategory } from '@hdoc/contract/labels.ts'
import type { ListQuery } from '@hdoc/contract/list-query.ts'
import type { Option } from '@hdoc/contract/resource.ts'
import type { Granted } from '../../platform/auth/grant.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import { listPage, type SqlColumns } from '../../platform/db/list-sql.ts'
import { sql } from '../../platform/db/sql.ts'

export type DocTypeRow = Omit<DocType, 'can'>
export type EditableDocType = Granted<'doc_type.edit', DocTypeRow>
export type DocTypeFields = Pick<
  DocTypeRow,
  'name' | 'category' | 'deadline_days' | 'day_type' | 'register_id' | 'legal_basis' | 'is_default'
>

const select = sql`t.id, t.name, t.category, t.deadline_days, t.day_type, t.register_id, coalesce(r.name, '') as register_name, t.legal_basis, t.is_default, t.version`
const from = sql`doc_types t left join registers r on r.institution_id = t.institution_id and r.id = t.register_id`
const columns: SqlColumns = {
  name: { sql: sql`t.name`, type: 'text', sort: sql`t.name collate romanian` },
  category: { sql: sql`t.category`, type: 'choice' },
  deadline_days: { sql: sql`t.deadline_days`, type: 'number' },
  day_type: { sql: sql`t.day_type`, type: 'choice' },
  register_id: { sql: sql`t.register_id`, type: 'reference' },
  legal_basis: { sql: sql`t.legal_basis`, type: 'text' },
  is_default: { sql: sql`t.is_default`, type: 'boolean' },
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

export function listDocTypeOptions(
  db: TenantDb,
  { q, ids }: { q: string; ids?: string | undefined },
): Promise<Option[]> {
  const chosen = ids
    ? sql`id = any(${ids.split(',').map(Number)}::bigint[])`
    : sql`position(fold(${q}) in fold(name)) > 0`
  return db.rows(
    sql<Option>`select id, name from doc_types where institution_id = ${db.institutionId} and ${chosen} order by name collate romanian limit 50`,
  )
}

export async function addDocType(db: TenantDb, values: DocTypeFields): Promise<number> {
  const { id } = await db.one(sql<{ id: number }>`
    insert into doc_types (institution_id, name, category, deadline_days, day_type, register_id, legal_basis, is_default)
    values (${db.institutionId}, ${values.name}, ${values.category}, ${values.deadline_days}, ${values.day_type}, ${values.register_id},
            ${values.legal_basis}, ${values.is_default}) returning id`)
  return id
}

export function updateDocType(
  db: TenantDb,
  docType: EditableDocType,
  values: DocTypeFields,
): Promise<number> {
  return db.run(sql`
    update doc_types set name = ${values.name}, category = ${values.category}, deadline_days = ${values.deadline_days}, day_type = ${values.day_type},
           register_id = ${values.register_id}, legal_basis = ${values.legal_basis}, is_default = ${values.is_default}, version = version + 1
     where institution_id = ${db.institutionId} and id = ${docType.id}`)
}

/** At most one default type per category. */
export async function clearOtherDefaults(
  db: TenantDb,
  id: number,
  category: DocumentCategory,
): Promise<void> {
  await db.run(
    sql`update doc_types set is_default = false where institution_id = ${db.institutionId} and id <> ${id} and is_default and category = ${category}`,
  )
}

export type RegistrationDocType = Pick<
  DocTypeRow,
  'id' | 'name' | 'category' | 'deadline_days' | 'day_type' | 'register_id' | 'legal_basis' | 'is_default'
>

export function listRegistrationDocTypes(db: TenantDb): Promise<RegistrationDocType[]> {
  return db.rows(sql<RegistrationDocType>`
    select id, name, category, deadline_days, day_type, register_id, legal_basis, is_default
      from doc_types where institution_id = ${db.institutionId} order by is_default desc, name collate romanian`)
}
