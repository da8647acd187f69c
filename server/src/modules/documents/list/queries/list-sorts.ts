import { type PlainName, plainField, plainNames } from '@hdoc/contract/documents/plain/plain-fields.ts'
import { type Fragment, sql } from '../../../../platform/db/sql.ts'
import { shownStatus } from './class-conditions.ts'

type Sort = {
  key: Fragment
  /** The value may be empty; empty values come last in both orders. */
  optional?: true
}
const d = sql`d`
/** Longer texts are sorted by their beginning alone. */
const LONG = 2000

function plainSort(name: PlainName): Sort {
  const field = plainField(name)
  const value = sql.ref(`d.${name}`)
  if (field.kind === 'number') return { key: value }
  if (field.kind === 'date') return { key: value, optional: true }
  if (field.kind === 'choice') return { key: sql`nullif(${value}, '')`, optional: true }
  if (field.required) return { key: sql`${value} collate romanian` }
  const text = field.most > LONG ? sql`left(${value}, 200)` : value
  return { key: sql`nullif(${text}, '') collate romanian`, optional: true }
}
const plainSorts = Object.fromEntries(plainNames.map((name) => [name, plainSort(name)]))

/** Sorts that have an index: any number of documents can be sorted by them. */
const indexed: Readonly<Record<string, Sort>> = {
  id: { key: sql`d.id` },
  number: { key: sql`d.counter` },
  registered_on: { key: sql`d.registered_on` },
  deadline_on: { key: sql`d.deadline_on`, optional: true },
  issuer: { key: sql`d.issuer_name collate romanian` },
  register: { key: sql`d.register_id` },
  registered_by: { key: sql`d.registered_by_id` },
}

/**
 * Sorts without an index: documents are found first and sorted then. Where a column shows a name, it sorts by
 * that name.
 */
const plain: Readonly<Record<string, Sort>> = {
  ...plainSorts,
  category: { key: sql`d.category` },
  doc_type: {
    key: sql`(select t.name from doc_types t where t.institution_id = d.institution_id and t.id = d.doc_type_id) collate romanian`,
  },
  group: {
    key: sql`(select g.name from user_groups g where g.institution_id = d.institution_id and g.id = d.group_id) collate romanian`,
    optional: true,
  },
  access_level: { key: sql`d.access_level` },
  closed_on: { key: sql`d.closed_on`, optional: true },
  closed_late: { key: sql`(d.closed_on is not null and coalesce(d.closed_on > d.deadline_on, false))` },
  has_group: { key: sql`(d.group_id is not null)` },
  work_step: { key: sql`work_step(d.status, d.group_id)`, optional: true },
  is_test: { key: sql`d.is_test` },
}

/** Whether an index serves the order. */
export const isIndexed = (column: string): boolean => Object.hasOwn(indexed, column)

/**
 * The value a list is sorted by (`key`), and its `order by`, which ends with the id. `fromEnd`: the list is
 * read backwards. A status sorts by what it shows on the day.
 */
export function sortOf(
  column: string,
  order: 'asc' | 'desc',
  today: string,
  fromEnd = false,
): { key: Fragment; orderBy: Fragment } {
  const sorts: Readonly<Record<string, Sort>> = {
    ...indexed,
    ...plain,
    status: { key: shownStatus(d, today) },
  }
  if (!Object.hasOwn(sorts, column)) throw new Error(`no sort for column ${column}`)
  const { key, optional } = sorts[column]!
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  // Only optional values say where empty ones go. The planner does not know that the others are never empty,
  // and would not use the index.
  const empty = optional ? (fromEnd ? sql` nulls first` : sql` nulls last`) : sql``
  return { key, orderBy: sql`order by key ${direction}${empty}, id ${direction}` }
}
