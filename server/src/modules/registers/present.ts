import { formatNumber, parsePattern } from '@hdoc/contract/numbering.ts'
import type { Register } from '@hdoc/contract/registers.ts'
import { seriesKey } from '@hdoc/contract/series-key.ts'
import type { Actor } from '../../platform/auth/actor.ts'
import { canEditRegister } from './policy.ts'
import type { RegisterRow } from './queries/registers.ts'

type Counter = Pick<
  RegisterRow,
  'reset' | 'daily' | 'manual_series' | 'series' | 'number_after_reset' | 'next_number' | 'current_number'
>

/** The series of that day and the counter its next registration gets: a new series starts at its own first number. */
export function nextCounter(row: Counter, today: string): { series: string; next: number; current: number } {
  const series = seriesKey({ reset: row.reset, daily: row.daily, manualSeries: row.manual_series }, today)
  return row.series !== '' && row.series !== series
    ? { series, next: row.number_after_reset, current: 0 }
    : { series, next: row.next_number, current: row.current_number }
}

export function presentRegister(row: RegisterRow, actor: Actor, today: string): Register {
  const pattern = parsePattern(row.pattern)
  const { next, current } = nextCounter(row, today)
  return {
    id: row.id,
    name: row.name,
    code: row.code,
    category: row.category,
    pattern: row.pattern,
    next_number: next,
    current_number: current,
    next_sample: pattern.ok
      ? formatNumber(pattern, { counter: next, date: today, registerCode: row.code })
      : '',
    reset: row.reset,
    number_after_reset: row.number_after_reset,
    is_default: row.is_default,
    in_main_list: row.in_main_list,
    secondary: row.secondary,
    daily: row.daily,
    closed: row.closed,
    description: row.description,
    access: row.access,
    version: row.version,
    can: { edit: canEditRegister(actor).ok },
  }
}
