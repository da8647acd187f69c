import { AppError, type FieldProblem } from '@hdoc/contract/errors.ts'
import { parsePattern } from '@hdoc/contract/numbering.ts'
import { localDate } from '../../platform/clock.ts'
import type { StaffCtx } from '../../platform/http/context.ts'
import { nextCounter } from './present.ts'
import { hasAnyNumber, hasNumbers, setNextNumber, skipManualSeries } from './queries/counters.ts'
import type { EditableRegister } from './queries/registers.ts'
import { mayStartAt } from './rules.ts'

const refused = (field: string, problem: FieldProblem): AppError =>
  new AppError('VALIDATION', {}, { fields: { [field]: [problem] } })

/** The pattern of a daily series contains the date, or two days would give the same number. */
export function checkPattern({ pattern, daily }: { pattern: string; daily: boolean }): void {
  const parsed = parsePattern(pattern, { daily })
  if (!parsed.ok) throw refused('pattern', { key: `pattern_${parsed.problem}` })
}

/** A series never ends below what it has given already. */
export function checkLastNumber(ctx: StaffCtx, register: EditableRegister): void {
  const { current } = nextCounter(register, localDate(ctx.clock.now()))
  if (register.last_number !== null && register.last_number < current)
    throw refused('last_number', { key: 'too_small', values: { minimum: current } })
}

/** What a register is for is settled with its first number: its numbers are documents' own or further ones, never both. */
export async function changeSecondary(ctx: StaffCtx, register: EditableRegister): Promise<void> {
  if (await hasAnyNumber(ctx.db, register)) throw refused('secondary', { key: 'secondary_given' })
}

/**
 * Moves the next number of the series of today: never to one already given, never past one that was not (a gap), so
 * freely only before the first number of the series.
 */
export async function moveNextNumber(ctx: StaffCtx, register: EditableRegister, next: number): Promise<void> {
  const state = nextCounter(register, localDate(ctx.clock.now()))
  const step = mayStartAt(next, { currentNumber: state.current, nextNumber: state.next })
  if (!step.ok)
    throw refused('next_number', {
      key: next < step.least ? 'NUMBER_ALREADY_GIVEN' : 'number_gap',
      values: { number: next, least: step.least },
    })
  if (next !== state.next) await setNextNumber(ctx.db, register, { series: state.series, next })
}

/**
 * Another reset, and a daily series, give the series another name. It is taken only between two series, and never back into one that has
 * numbers: the numbers of this year would begin anew, or a series would be gone back to.
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
