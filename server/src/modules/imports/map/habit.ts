import { type ImportMapping, importDateFormats } from '@hdoc/contract/imports/import-mapping.ts'
import { searchKey } from '@hdoc/contract/ro/search-key.ts'
import { z } from 'zod'
import type { KindForm } from '../kind/import-kind.ts'
import { guessColumns } from './guess-columns.ts'

/** What the last import of a kind decided, by the names of its columns; '' for one that was not imported. */
export const habitSchema = z.object({
  columns: z.record(z.string(), z.string()),
  values: z.record(z.string(), z.record(z.string(), z.string())),
  date_format: z.enum(importDateFormats),
})
export type Habit = z.output<typeof habitSchema>

export const habitOf = (names: readonly string[], mapping: ImportMapping): Habit => ({
  columns: Object.fromEntries(names.map((name, place) => [searchKey(name), mapping.columns[place] ?? ''])),
  values: mapping.values,
  date_format: mapping.date_format,
})

type Head = { names: readonly string[]; rows: readonly (readonly string[])[] }

/** Columns as the last time where they had the same names, guessed otherwise. A value for all rows is said anew for each file. */
export function firstMapping(
  { names, rows }: Head,
  { fields }: KindForm,
  habit: Habit | undefined,
): { mapping: ImportMapping; remembered: boolean } {
  const ids = new Set(fields.map(({ id }) => id))
  const known: Record<string, string> = {}
  const left: number[] = []
  for (const [place, name] of names.entries()) {
    const field = habit?.columns[searchKey(name)]
    if (field === undefined || (field !== '' && !ids.has(field))) continue
    if (field === '') left.push(place)
    else if (!Object.values(known).includes(field)) known[place] = field
  }
  const columns = guessColumns(names, rows, fields, known)
  for (const place of left) delete columns[place]
  return {
    remembered: Object.keys(known).length > 0,
    mapping: {
      columns,
      constants: {},
      date_format: habit?.date_format ?? 'auto',
      values: habit?.values ?? {},
      options: {},
      duplicates: 'skip',
    },
  }
}
