import { column } from '@hdoc/contract/calls/columns.ts'
import { beforeEach, expect, test } from 'vitest'
import '../../../lib/languages/all-texts.ts'
import { setLanguage } from '../../../lib/languages/language.ts'
import { cellOf, valueInCell } from './cell-of.ts'

const label = { ro: 'Ceva', en: 'Something' }
const kinds = { open: { ro: 'Deschis', en: 'Open' } }
beforeEach(() => setLanguage('ro'))

test.each([
  ['a text', column.text(label), 'Registratură', 'Registratură'],
  ['an empty text', column.text(label), '', '–'],
  ['nothing', column.text(label), null, '–'],
  ['a number', column.number(label), 12345, '12.345'],
  ['nought', column.number(label), 0, '0'],
  ['a list in a column of numbers', column.number(label), ['a', 'b'], '2'],
  ['a yes', column.boolean(label), true, 'Da'],
  ['a no', column.boolean(label), false, 'Nu'],
  ['a choice', column.choice(label, kinds), 'open', 'Deschis'],
  ['a choice without a label', column.choice(label, kinds), 'toString', 'toString'],
  ['a day', column.date(label), '2026-11-22', '22.11.2026'],
])('%s is shown as its column understands it', (_what, one, value, shown) => {
  expect(valueInCell(one, value)).toBe(shown)
})

test('the cell of a screen stands before the value of the row, even where it shows nothing', () => {
  const columns = { name: column.text(label), note: column.text(label) }
  const row = { id: 1, name: 'unu', note: 'doi' }
  const cells = { note: () => null }
  expect(cellOf({ columns, cells }, row, 'name')).toBe('unu')
  expect(cellOf({ columns, cells }, row, 'note')).toBeNull()
})
