import type { ImportMapping } from '@hdoc/contract/imports/import-mapping.ts'
import { expect, test } from 'vitest'
import { keptMapping } from './kept-mapping.ts'

const mapping = (columns: ImportMapping['columns'], more: Partial<ImportMapping> = {}): ImportMapping => ({
  columns,
  constants: {},
  date_format: 'auto',
  values: {},
  options: {},
  duplicates: 'skip',
  ...more,
})
const chosen = mapping(
  { 0: 'name', 2: 'phone' },
  {
    constants: { type: 'pj' },
    values: { type: { Firmă: 'pj' } },
    duplicates: 'update',
    mended: { 3: { 0: 'Moara' } },
  },
)
const before = {
  column_names: ['Denumire', 'CUI', 'Jude\u0163', 'X'],
  reading: { encoding: 'utf-8', delimiter: ';' },
  mapping: chosen,
} as const

test('what was chosen stays where the columns have the same names; mended cells, where the rows are the same too', () => {
  const guess = mapping({ 0: 'name', 1: 'cui', 2: 'county' })
  const now = { ...before, mapping: guess }
  expect(keptMapping(before, { ...now, reading: { encoding: 'windows-1250', delimiter: ';' } })).toEqual(
    chosen,
  )
  const { mended: _, ...plain } = chosen
  expect(keptMapping(before, { ...now, reading: { encoding: 'utf-8', delimiter: ',' } })).toEqual(plain)
  expect(keptMapping(before, { ...now, reading: { sheet: 'Februarie' } })).toEqual(plain)
})

test('columns with other names are guessed beside those that kept theirs', () => {
  const now = {
    column_names: ['CUI', 'Telefon', 'Jude\u00fe', 'Denumire'],
    reading: before.reading,
    mapping: mapping({ 0: 'cui', 1: 'phone', 2: 'name', 3: 'county' }),
  }
  // CUI was left out by a person; the guess for the third column is taken by one that kept its name.
  expect(keptMapping(before, now)).toEqual({
    ...mapping({ 1: 'phone', 3: 'name' }),
    constants: chosen.constants,
    values: chosen.values,
    duplicates: 'update',
  })
})
