import { type Fragment, sql } from '../../../platform/db/sql.ts'
import { shownStatus } from './class-conditions.ts'

type Sort = {
  key: Fragment
  /** May be empty; what is empty comes last in both orders. */
  optional?: true
}
const d = sql`d`

/** Each has its index: any number of documents is sorted by them. */
const indexed: Readonly<Record<string, Sort>> = {
  id: { key: sql`d.id` },
  number: { key: sql`d.counter` },
  registered_on: { key: sql`d.registered_on` },
  deadline_on: { key: sql`d.deadline_on`, optional: true },
  issuer: { key: sql`d.issuer_name collate romanian` },
  register: { key: sql`d.register_id` },
  registered_by: { key: sql`d.registered_by_id` },
}

/** Sorted after they are found. Names, where the columns show names. */
const plain: Readonly<Record<string, Sort>> = {
  category: { key: sql`d.category` },
  short_description: { key: sql`d.short_description collate romanian` },
  doc_type: {
    key: sql`(select t.name from doc_types t where t.institution_id = d.institution_id and t.id = d.doc_type_id) collate romanian`,
  },
  group: {
    key: sql`(select g.name from user_groups g where g.institution_id = d.institution_id and g.id = d.group_id) collate romanian`,
    optional: true,
  },
  access_level: { key: sql`d.access_level` },
  external_number: { key: sql`nullif(d.external_number, '') collate romanian`, optional: true },
  external_date: { key: sql`d.external_date`, optional: true },
  pages: { key: sql`d.pages` },
  annexes: { key: sql`d.annexes` },
  physical_form: { key: sql`nullif(d.physical_form, '') collate romanian`, optional: true },
  location: { key: sql`nullif(d.location, '') collate romanian`, optional: true },
  additional_info: { key: sql`nullif(left(d.additional_info, 200), '') collate romanian`, optional: true },
  is_test: { key: sql`d.is_test` },
}

/** Whether an index serves the order. */
export const isIndexed = (column: string): boolean => Object.hasOwn(indexed, column)

/**
 * The value a list is sorted by (`key`), and its order with the id as last word; `fromEnd`: in a list read backwards.
 * A status is what it shows on the day.
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
  // Elsewhere it is not said: the planner would not know that no value is empty, and not use the index.
  const empty = optional ? (fromEnd ? sql` nulls first` : sql` nulls last`) : sql``
  return { key, orderBy: sql`order by key ${direction}${empty}, id ${direction}` }
}
