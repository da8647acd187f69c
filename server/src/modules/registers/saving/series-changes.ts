import { AppError, type FieldProblem } from '@hdoc/contract/failures/errors.ts'
import { parsePattern } from '@hdoc/contract/registers/numbering.ts'
import { dayParts } from '@hdoc/contract/ro/local-date.ts'
import { localDate } from '../../../platform/clock.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import {
  findRepeatedNumber,
  hasAnyNumber,
  hasNumbers,
  setNextNumber,
  skipManualSeries,
} from '../queries/counters.ts'
import type { EditableRegister } from '../queries/registers.ts'
import { nextCounter } from '../record/present.ts'
import { mayStartAt } from '../record/rules.ts'
import { writtenForm } from '../record/written-form.ts'

const refused = (field: string, problem: FieldProblem): AppError =>
  new AppError('VALIDATION', {}, { fields: { [field]: [problem] } })

/**
 * Checks the pattern. That of a daily series must contain the date, or two days would give the same number.
 */
export function checkPattern({ pattern, daily }: { pattern: string; daily: boolean }): void {
  const parsed = parsePattern(pattern, { daily })
  if (!parsed.ok) throw refused('pattern', { key: `pattern_${parsed.problem}` })
}

/**
 * Refuses a last number below what the series has given already, or one that would leave it no number to
 * give.
 */
export function checkLastNumber(ctx: StaffCtx, register: EditableRegister): void {
  const { current, next } = nextCounter(register, localDate(ctx.clock.now()))
  const minimum = current === 0 ? next : current
  if (register.last_number !== null && register.last_number < minimum)
    throw refused('last_number', { key: 'too_small', values: { minimum } })
}

/** Refuses a first number past the last one: the series would be full from the start. */
export function checkFirstNumber(field: string, first: number, last: number | null): void {
  if (last !== null && first > last) throw refused(field, { key: 'too_big', values: { maximum: last } })
}

/**
 * Refuses a secondary or a closed register as the default. Nothing is registered in either (a secondary one
 * gives further numbers only), so neither is suggested.
 */
export function checkDefault({
  secondary,
  closed = false,
  is_default,
}: {
  secondary: boolean
  closed?: boolean
  is_default: boolean
}): void {
  if (secondary && is_default) throw refused('is_default', { key: 'secondary_default' })
  if (closed && is_default) throw refused('is_default', { key: 'closed_default' })
}

/**
 * Refuses a change after which the counter would write a number again. A number is written once in a register
 * within a year, whatever its series and patterns were. Another pattern, code, reset or series is accepted
 * only when the counter, going on from where it is then, meets no number given already.
 */
export async function checkNoRepeat(
  ctx: StaffCtx,
  register: EditableRegister,
  { field, key }: { field: string; key: 'series_repeats' | 'change_repeats' },
): Promise<void> {
  const today = localDate(ctx.clock.now())
  const pattern = parsePattern(register.pattern)
  if (!pattern.ok) return
  const { next } = nextCounter(register, today)
  const form = writtenForm(pattern, register.code, today)
  const repeated = await findRepeatedNumber(ctx.db, register, form, { next, year: dayParts(today).year })
  if (repeated) throw refused(field, { key, values: repeated })
}

/** What decides which numbers a register gives: history gives none. */
const givingFields = [
  'category',
  'pattern',
  'next_number',
  'reset',
  'number_after_reset',
  'daily',
  'last_number',
  'secondary',
  'online',
  'answers_on_line',
  'is_default',
] as const

/** Refuses to make a register of history give numbers: its name, code, place, access and description may change. */
export function checkHistory(register: EditableRegister, values: EditableRegister): void {
  if (givingFields.some((name) => values[name] !== register[name])) throw new AppError('HISTORY_REGISTER')
}

/** The fields that change what is written next. A refusal stands on the first one that was changed. */
export const writingFields = ['pattern', 'code', 'daily', 'reset', 'number_after_reset'] as const

/**
 * Refuses to change what a register is for after its first number: its numbers are documents' own or further
 * ones, never both.
 */
export async function changeSecondary(ctx: StaffCtx, register: EditableRegister): Promise<void> {
  if (await hasAnyNumber(ctx.db, register)) throw refused('secondary', { key: 'secondary_given' })
}

/**
 * Moves the next number of the series of today. It must not repeat a number already given, nor leave out one
 * that was not (a gap), so it moves freely only before the first number of the series.
 */
export async function moveNextNumber(ctx: StaffCtx, register: EditableRegister, next: number): Promise<void> {
  const state = nextCounter(register, localDate(ctx.clock.now()))
  const step = mayStartAt(next, { currentNumber: state.current, nextNumber: state.next })
  if (!step.ok)
    throw refused(
      'next_number',
      next < step.least
        ? { key: 'NUMBER_ALREADY_GIVEN', values: { number: next, least: step.least } }
        : { key: 'number_gap', values: { least: step.least } },
    )
  checkFirstNumber('next_number', next, register.last_number)
  if (next !== state.next) await setNextNumber(ctx.db, register, { series: state.series, next })
}

/**
 * Checks another reset, or a change of the daily series: both give the series another name. The change is
 * accepted only between two series. It never goes back into a series that has numbers, or this year's numbers
 * would begin anew: an automatic or daily series is refused then, a manual one gets the next name.
 */
export async function changeReset(
  ctx: StaffCtx,
  register: EditableRegister,
  values: EditableRegister,
): Promise<void> {
  const today = localDate(ctx.clock.now())
  const field = values.daily === register.daily ? 'reset' : 'daily'
  if (nextCounter(register, today).current > 0) throw refused(field, { key: 'reset_in_series' })
  const bySeries = (series: string): Promise<boolean> => hasNumbers(ctx.db, register, series)
  const series = nextCounter(values, today).series
  if (!(await bySeries(series))) return
  if (values.reset === 'auto' || values.daily) throw refused(field, { key: 'reset_in_series' })
  await skipManualSeries(ctx.db, register)
}
