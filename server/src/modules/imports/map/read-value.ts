import type { FieldProblem } from '@hdoc/contract/failures/errors.ts'
import type { ImportDateFormat, ImportMapping } from '@hdoc/contract/imports/import-mapping.ts'
import { isCalendarDay, toIsoDate } from '@hdoc/contract/ro/local-date.ts'
import { foldDiacritics, searchKey } from '@hdoc/contract/ro/search-key.ts'
import type { KindField } from '../kind/import-kind.ts'
import { shownValue } from './shown-value.ts'

const YES = new Set(['1', 'da', 'd', 'yes', 'y', 'true', 'adevarat', 'x'])
const NO = new Set(['0', 'nu', 'n', 'no', 'false', 'fals', ''])

export type ReadValue = { value: string } | { problem: FieldProblem }

/** A date as 2026-12-31; a time behind it is left out. */
export function readDate(text: string, format: ImportDateFormat): string | undefined {
  const plain = text.replace(/[T ]\d{1,2}:\d{2}(:\d{2}([.,]\d+)?)?Z?$/, '').trim()
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(plain)
  const other = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})\.?$/.exec(plain)
  if (iso) return written(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  if (!other || format === 'ymd') return undefined
  const [first, second, year] = [Number(other[1]), Number(other[2]), Number(other[3])]
  return format === 'mdy' ? written(year, first, second) : written(year, second, first)
}

const written = (year: number, month: number, day: number): string | undefined =>
  isCalendarDay(year, month, day) ? toIsoDate(year, month, day) : undefined

/**
 * A value of a list by what stands in the file: as a person said, of the whole cell or of what they are shown of it, else the
 * value itself or its label in either language.
 */
function readChoice(text: string, field: KindField, meanings: Record<string, string> | undefined): ReadValue {
  const choices = field.choices ?? []
  const named = [text, shownValue(text)].find((one) => meanings && Object.hasOwn(meanings, one))
  const said = named === undefined ? undefined : meanings?.[named]
  if (said === '') return { value: '' }
  if (said !== undefined && choices.some(({ value }) => value === said)) return { value: said }
  const key = searchKey(text)
  const found = choices.filter(
    ({ value, label }) =>
      searchKey(value) === key || searchKey(label.ro) === key || searchKey(label.en) === key,
  )
  return found.length === 1 && found[0]
    ? { value: found[0].value }
    : { problem: { key: 'import_unknown_value' } }
}

/** What a cell says, as the type of its field wants it. */
export function readValue(
  cell: string,
  field: KindField,
  { date_format, values }: Pick<ImportMapping, 'date_format' | 'values'>,
): ReadValue {
  const text = foldDiacritics(cell).trim()
  if (text === '') return { value: '' }
  switch (field.type) {
    case 'date': {
      const value = readDate(text, date_format)
      return value === undefined ? { problem: { key: 'import_date' } } : { value }
    }
    case 'boolean': {
      const key = searchKey(text)
      if (YES.has(key)) return { value: '1' }
      return NO.has(key) ? { value: '0' } : { problem: { key: 'import_boolean' } }
    }
    case 'number': {
      const plain = text.replace(/\s/g, '')
      return /^-?\d+$/.test(plain) ? { value: plain } : { problem: { key: 'number' } }
    }
    case 'choice':
      return readChoice(text, field, values[field.id])
    default:
      return { value: text }
  }
}
