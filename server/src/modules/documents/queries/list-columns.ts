import type { ColumnFilter, Condition } from '@hdoc/contract/list-query.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { conditionSql, type SqlColumns } from '../../../platform/db/list-sql.ts'
import { allOf, anyOf, type Fragment, sql } from '../../../platform/db/sql.ts'
import { ISSUER_IDS, isText, type KnownTexts, type Narrowed, textCondition } from './text-conditions.ts'

/** Columns that are compared in the document's own row. */
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

function narrowedBy(filters: readonly ColumnFilter[]): Narrowed {
  const idsOf = (column: string): number[] | null => {
    const [condition, ...more] = filters.find((filter) => filter.column === column)?.conditions ?? []
    const isChosen = condition?.mode === 'equals' || condition?.mode === 'in'
    return isChosen && more.length === 0 ? condition.values.map(Number) : null
  }
  return { docTypes: idsOf('doc_type'), groups: idsOf('group') }
}

/** A document stands in its own register and in those that gave it a further number. */
function registerCondition(db: TenantDb, { mode, values }: Condition): Fragment {
  const ids = values.map(Number)
  const stands = sql`(d.register_id = any(${ids}::bigint[]) or d.id = any(array(
    select f.document_id from further_numbers f where f.institution_id = ${db.institutionId} and f.register_id = any(${ids}::bigint[]))))`
  return mode === 'notEquals' ? sql`not ${stands}` : stands
}

/**
 * Physical forms are few, however many papers have them. So the forms that fit are found first, and documents
 * are compared with them exactly as they are written.
 */
function formCondition(db: TenantDb, condition: Condition): Fragment {
  const next = (above: Fragment): Fragment => sql`(
    select o.physical_form from documents o
     where o.institution_id = ${db.institutionId} and o.physical_form <> '' and o.physical_form > ${above}
     order by o.physical_form limit 1)`
  return sql`d.physical_form = any(array(
    with recursive forms(form) as (
      select ${next(sql`''`)} union all select ${next(sql`f.form`)} from forms f where f.form is not null)
    select form from (select form from forms where form is not null union all select '') every
     where ${conditionSql({ sql: sql`form`, type: 'text' }, condition)}))`
}

/** Written so that the few test documents are found by the index that holds them alone. */
const testCondition = ({ values }: Condition): Fragment =>
  values[0] === 'true' ? sql`d.is_test` : sql`not d.is_test`

/** Conditions on documents (alias d) that visibility and counters do not know. */
export function otherConditions(
  db: TenantDb,
  filters: readonly ColumnFilter[],
  texts: KnownTexts,
): Fragment[] {
  const narrowed = narrowedBy(filters)
  return filters.map((filter) => {
    const conditions = filter.conditions.map((condition) => {
      if (condition.field === 'register') return registerCondition(db, condition)
      if (condition.field === 'physical_form') return formCondition(db, condition)
      if (condition.field === 'is_test') return testCondition(condition)
      if (condition.field === ISSUER_IDS)
        return sql`d.issuer_id = any(${condition.values.map(Number)}::bigint[])`
      if (isText(condition)) return textCondition(db, condition, narrowed, texts)
      return conditionSql(plain[filter.column]!, condition)
    })
    return filter.operator === 'or' ? anyOf(conditions) : allOf(conditions)
  })
}
