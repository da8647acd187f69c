import type { PublicEntry } from '@hdoc/contract/gazette/public-gazette.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import { entryAddress } from '../record/addresses.ts'
import { presentHeading } from '../record/present.ts'
import type { FileRow } from '../record/queries.ts'
import type { PublicRow } from './queries.ts'

/** An entry as everybody may read it: nothing of who prepared it, nor of the document it was made from. */
export function presentPublic(row: PublicRow, files: readonly FileRow[], language: Language): PublicEntry {
  return {
    id: row.id,
    heading: presentHeading(row, language),
    number: row.number,
    act_on: row.act_on,
    act_issuer: row.act_issuer,
    title: row.title,
    published_on: row.published_on,
    withdrawn_on: row.withdrawn_on,
    withdrawal: row.withdrawal,
    withdraw_reason: row.withdraw_reason,
    erased: row.erased,
    files: files
      .filter(({ entry_id }) => entry_id === row.id)
      .map(({ id, name, mime, size }) => ({ id, name, mime, size })),
    corrects: row.corrects,
    corrected_by: row.corrected_by,
    address: entryAddress(row),
  }
}
