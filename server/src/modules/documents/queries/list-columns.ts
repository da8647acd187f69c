import type { ColumnFilter, Condition } from '@hdoc/contract/list-query.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { conditionSql, type SqlColumns } from '../../../platform/db/list-sql.ts'
import { allOf, anyOf, type Fragment, sql } from '../../../platform/db/sql.ts'

/** Columns compared where they stand; texts that need an index of their own go through the search role below. */
const plain: SqlColumns = {
  registered_on: { sql: sql`d.registered_on`, type: 'date' },
  category: { sql: sql`d.category`, type: 'choice' },
  doc_type: { sql: sql`d.doc_type_id`, type: 'reference' },
  deadline_on: { sql: sql`d.deadline_on`, type: 'date' },
  group: { sql: sql`d.group_id`, type: 'reference' },
  external_date: { sql: sql`d.external_date`, type: 'date' },
  pages: { sql: sql`d.pages`, type: 'number' },
  annexes: { sql: sql`d.annexes`, type: 'number' },
  registered_by: { sql: sql`d.registered_by_id`, type: 'reference' },
}

const searched: Readonly<Record<string, string>> = {
  number: 'number',
  issuer: 'issuer_name',
  name: 'issuer_name',
  cui: 'issuer_cui',
  short_description: 'short_description',
  external_number: 'external_number',
  location: 'location',
}
/** Issuers that were found by their CNP: what a list was asked for under `cnp`. */
export const ISSUER_IDS = 'issuer_ids'
const positive: Partial<Record<Condition['mode'], string>> = { notContains: 'contains', notEquals: 'equals' }

/** Types and departments a list is filtered by besides, where texts are looked for; null = any. */
type Narrowed = { docTypes: number[] | null; groups: number[] | null }

function narrowedBy(filters: readonly ColumnFilter[]): Narrowed {
  const idsOf = (column: string): number[] | null => {
    const [condition, ...more] = filters.find((filter) => filter.column === column)?.conditions ?? []
    const isChosen = condition?.mode === 'equals' || condition?.mode === 'in'
    return isChosen && more.length === 0 ? condition.values.map(Number) : null
  }
  return { docTypes: idsOf('doc_type'), groups: idsOf('group') }
}

function searchCondition(
  db: TenantDb,
  field: string,
  { mode, values }: Condition,
  { docTypes, groups }: Narrowed,
): Fragment {
  const one = (value: string): Fragment =>
    sql`select search_documents(${db.institutionId}, ${field}, ${positive[mode] ?? (mode === 'in' ? 'equals' : mode)}, ${value},
      ${docTypes}::bigint[], ${groups}::bigint[])`
  const found = sql.join(values.map(one), sql` union `)
  // As an array the found ids lead the scan; as a subquery they would be joined with all that is there.
  return Object.hasOwn(positive, mode) ? sql`d.id not in (${found})` : sql`d.id = any(array(${found}))`
}

/** A document stands in its own register and in those that gave it a further number. */
function registerCondition(db: TenantDb, { mode, values }: Condition): Fragment {
  const ids = values.map(Number)
  const stands = sql`(d.register_id = any(${ids}::bigint[]) or d.id = any(array(
    select f.document_id from further_numbers f where f.institution_id = ${db.institutionId} and f.register_id = any(${ids}::bigint[]))))`
  return mode === 'notEquals' ? sql`not ${stands}` : stands
}

/** Forms are few, however many papers have them: those that fit are found first, and compared as they are written. */
function formCondition(db: TenantDb, condition: Condition): Fragment {
  const next = (above: Fragment): Fragment => sql`(
    select o.physical_form from documents o
     where o.institution_id = ${db.institutionId} and o.physical_form <> '' and o.physical_form > ${above}
     order by o.physical_form limit 1)`
  return sql`d.physical_form <> '' and d.physical_form = any(array(
    with recursive forms(form) as (
      select ${next(sql`''`)} union all select ${next(sql`f.form`)} from forms f where f.form is not null)
    select form from forms where ${conditionSql({ sql: sql`form`, type: 'text' }, condition)}))`
}

/** Said so that the few test documents are found by the index that holds them alone. */
const testCondition = ({ values }: Condition): Fragment =>
  values[0] === 'true' ? sql`d.is_test` : sql`not d.is_test`

/** Whether a filter finds by an index of texts; one that leaves texts out does not. */
export const looksForText = ({ conditions }: ColumnFilter): boolean =>
  conditions.every(
    ({ field, mode }) =>
      field === ISSUER_IDS || (Object.hasOwn(searched, field) && !Object.hasOwn(positive, mode)),
  )

export function otherConditions(db: TenantDb, filters: readonly ColumnFilter[]): Fragment[] {
  const narrowed = narrowedBy(filters)
  return filters.map((filter) => {
    const conditions = filter.conditions.map((condition) => {
      if (condition.field === 'register') return registerCondition(db, condition)
      if (condition.field === 'physical_form') return formCondition(db, condition)
      if (condition.field === 'is_test') return testCondition(condition)
      if (condition.field === ISSUER_IDS)
        return sql`d.issuer_id = any(${condition.values.map(Number)}::bigint[])`
      const field = searched[condition.field]
      return field
        ? searchCondition(db, field, condition, narrowed)
        : conditionSql(plain[filter.column]!, condition)
    })
    return filter.operator === 'or' ? anyOf(conditions) : allOf(conditions)
  })
}

const sorts: Readonly<Record<string, Fragment>> = {
  id: sql`d.id`,
  number: sql`d.counter`,
  registered_on: sql`d.registered_on`,
  deadline_on: sql`d.deadline_on`,
  issuer: sql`d.issuer_name collate romanian`,
  doc_type: sql`d.doc_type_id`,
  group: sql`d.group_id`,
  register: sql`d.register_id`,
  registered_by: sql`d.registered_by_id`,
}

/** Columns that may be empty; what is empty comes last in both orders. */
const optional: readonly string[] = ['deadline_on', 'group']

/** The value a list is sorted by (`key`), and its order with the id as last word; `fromEnd`: in a list read backwards. */
export function sortOf(
  column: string,
  order: 'asc' | 'desc',
  fromEnd = false,
): { key: Fragment; orderBy: Fragment } {
  const key = sorts[column]
  if (!key) throw new Error(`no sort for column ${column}`)
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  // Elsewhere it is not said: the planner would not know that no value is empty, and not use the index.
  const empty = optional.includes(column) ? (fromEnd ? sql` nulls first` : sql` nulls last`) : sql``
  return { key, orderBy: sql`order by key ${direction}${empty}, id ${direction}` }
}
