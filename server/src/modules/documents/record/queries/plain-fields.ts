import { plainNames } from '@hdoc/contract/documents/plain/plain-fields.ts'
import type { DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import { type Fragment, sql } from '../../../../platform/db/sql.ts'

/**
 * The fields of a document that are shown as they are stored: those that the contract describes, and those
 * that registration alone gives.
 */
const shownAsStored = [
  'id',
  'number',
  'registered_on',
  'registered_at',
  'category',
  'deadline_on',
  'is_test',
  ...plainNames,
] as const satisfies readonly (keyof DocumentListRow)[]

export type PlainRow = Pick<DocumentListRow, (typeof shownAsStored)[number]>

/** The columns of the plain fields, of documents under the alias d. */
export const plainColumns: Fragment = sql.raw(shownAsStored.map((field) => `d.${field}`).join(', '))

/** The plain fields of a row, without anything else that it holds. */
export function presentPlain(row: PlainRow): PlainRow {
  const plain: Partial<Record<keyof PlainRow, unknown>> = {}
  for (const field of shownAsStored) plain[field] = row[field]
  return plain as PlainRow
}
