import type { Input } from '@hdoc/contract/calls/resource.ts'
import { bookKindLabels } from '@hdoc/contract/registers/register-books.ts'
import { registers } from '@hdoc/contract/registers/registers.ts'
import { reservationStateLabels } from '@hdoc/contract/registers/reservations.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'
import { valueInWords } from '../../lib/format/value-in-words.ts'
import { say, t } from '../../lib/languages/i18n.ts'
import { accessText } from './access-text.ts'

const inputs: Readonly<Record<string, Input | undefined>> = registers.inputs
/**
 * Fields that are told of reserved numbers and of books. A field that is neither here nor in `inputs` is the
 * program's own.
 */
const others = {
  shared_with: 'registers.f_shared_with',
  first: 'registers.f_first',
  last: 'registers.f_last',
  count: 'registers.f_count',
  number: 'registers.f_number',
  state: 'registers.f_state',
  reserved_on: 'registers.f_reserved_on',
  note: 'registers.f_note',
  from: 'register_book.from',
  to: 'register_book.to',
  kind: 'register_book.kind',
  volume: 'registers.f_volume',
  format: 'registers.f_format',
  failure: 'registers.f_failure',
} as const
const codes: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  state: reservationStateLabels,
  kind: bookKindLabels,
}

/** A field of a register's history in words; undefined for one of the program's own fields. */
export function registerField(field: string): string | undefined {
  const input = Object.hasOwn(inputs, field) ? inputs[field] : undefined
  if (input) return say(input.label)
  return Object.hasOwn(others, field) ? t(others[field as keyof typeof others]) : undefined
}

/** A value of a register's history in words. */
export function registerValue(field: string, value: string): string {
  if (field === 'access') return accessText(value)
  if (field === 'format') return value.toUpperCase()
  if (field === 'failure')
    return t(value === 'too_long' ? 'register_book.failed_too_long' : 'register_book.failed_error')
  if (field === 'category' && value === '') return t('registers.any_category')
  const input = Object.hasOwn(inputs, field) ? inputs[field] : undefined
  if (input?.kind === 'checkbox')
    return t(value === 'true' ? 'registers.activity_yes' : 'registers.activity_no')
  if (input?.kind === 'choice') return valueInWords(value, input.choices)
  return valueInWords(value, Object.hasOwn(codes, field) ? codes[field] : undefined)
}
