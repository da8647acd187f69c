import type { ColumnFilter, Condition } from '@hdoc/contract/calls/list-query.ts'
import { plainField, plainNames } from '@hdoc/contract/documents/plain/plain-fields.ts'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { conditionSql, type SqlColumns } from '../../../../platform/db/list/list-sql.ts'
import { allOf, anyOf, type Fragment, sql } from '../../../../platform/db/sql.ts'
import {
  frequentTexts,
  ISSUER_IDS,
  issuersOfNegatives,
  isText,
  type KnownTexts,
  type Narrowed,
  textCondition,
} from './text-conditions.ts'

/** Columns that are compared in the document's own row. */
const plain: SqlColumns = {
  ...Object.fromEntries(
    plainNames.map((name) => [name, { sql: sql.ref(`d.${name}`), type: plainField(name).kind }]),
  ),
  registered_on: { sql: sql`d.registered_on`, type: 'date' },
  category: { sql: sql`d.category`, type: 'choice' },
  doc_type: { sql: sql`d.doc_type_id`, type: 'reference' },
  deadline_on: { sql: sql`d.deadline_on`, type: 'date' },
  group: { sql: sql`d.group_id`, type: 'reference' },
  closed_on: { sql: sql`d.closed_on`, type: 'date' },
  closed_late: {
    sql: sql`(d.closed_on is not null and coalesce(d.closed_on > d.deadline_on, false))`,
    type: 'boolean',
  },
  has_group: { sql: sql`(d.group_id is not null)`, type: 'boolean' },
  work_step: {
    sql: sql`(array['registry', 'distribution', 'group', 'citizen'])[work_step(d.status, d.group_id)]`,
    type: 'choice',
  },
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

/** The forms that fit, as documents write them. Forms are few, however many papers have them. */
async function formsThatFit(db: TenantDb, condition: Condition): Promise<string[]> {
  const next = (above: Fragment): Fragment => sql`(
    select o.physical_form from documents o
     where o.institution_id = ${db.institutionId} and o.physical_form <> '' and o.physical_form > ${above}
     order by o.physical_form limit 1)`
  const rows = await db.rows(sql<{ form: string }>`
    with recursive forms(form) as (
      select ${next(sql`''`)} union all select ${next(sql`f.form`)} from forms f where f.form is not null)
    select form from (select form from forms where form is not null union all select '') every
     where ${conditionSql({ sql: sql`form`, type: 'text' }, condition)}`)
  return rows.map(({ form }) => form)
}

/** What the conditions on forms and issuers stand for. It is looked up once for all statements of a list. */
export async function knownTexts(db: TenantDb, filters: readonly ColumnFilter[]): Promise<KnownTexts> {
  const asked = filters
    .filter(({ column }) => column === 'physical_form')
    .flatMap(({ conditions }) => conditions)
  const [frequent, issuers, forms] = await Promise.all([
    frequentTexts(db, filters),
    issuersOfNegatives(db, filters),
    Promise.all(asked.map(async (condition) => [condition, await formsThatFit(db, condition)] as const)),
  ])
  return { frequent, issuers, forms: new Map(forms) }
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
      const forms = texts.forms.get(condition)
      if (forms) return sql`d.physical_form = any(${[...forms]}::text[])`
      if (condition.field === 'is_test') return testCondition(condition)
      if (condition.field === ISSUER_IDS)
        return sql`d.issuer_id = any(${condition.values.map(Number)}::bigint[])`
      if (isText(condition)) return textCondition(db, condition, narrowed, texts)
      return conditionSql(plain[filter.column]!, condition)
    })
    return filter.operator === 'or' ? anyOf(conditions) : allOf(conditions)
  })
}
