import { formatNumber, parsePattern } from '@hdoc/contract/registers/numbering.ts'
import type { Register } from '@hdoc/contract/registers/registers.ts'
import { seriesKey } from '@hdoc/contract/registers/series-key.ts'
import { addDays, dayParts, type IsoDate, toIsoDate } from '@hdoc/contract/ro/local-date.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { RegisterRow } from '../queries/registers.ts'
import { canEditRegister } from './policy.ts'

type Counter = Pick<
  RegisterRow,
  'reset' | 'daily' | 'manual_series' | 'series' | 'number_after_reset' | 'next_number' | 'current_number'
>

/**
 * Gives the series of that day, the counter its next registration gets, and the last counter given. A new
 * series starts at its own first number.
 */
export function nextCounter(row: Counter, today: string): { series: string; next: number; current: number } {
  const series = seriesKey({ reset: row.reset, daily: row.daily, manualSeries: row.manual_series }, today)
  return row.series !== '' && row.series !== series
    ? { series, next: row.number_after_reset, current: 0 }
    : { series, next: row.next_number, current: row.current_number }
}

/**
 * The day on which the next series begins by itself; null when the register is closed or only an
 * administrator opens one.
 */
function nextResetOn(row: Pick<RegisterRow, 'reset' | 'daily' | 'closed'>, today: IsoDate): IsoDate | null {
  if (row.closed || (row.reset === 'manual' && !row.daily)) return null
  return row.daily ? addDays(today, 1) : toIsoDate(dayParts(today).year + 1, 1, 1)
}

export function presentRegister(row: RegisterRow, actor: Actor, today: string): Register {
  const pattern = parsePattern(row.pattern)
  const { next, current } = nextCounter(row, today)
  const full = row.last_number !== null && next > row.last_number
  return {
    id: row.id,
    name: row.name,
    code: row.code,
    category: row.category,
    pattern: row.pattern,
    next_number: next,
    current_number: current,
    current_sample: current === 0 ? '' : row.last_written,
    full,
    next_sample:
      pattern.ok && !full && row.history_of === null
        ? formatNumber(pattern, { counter: next, date: today, registerCode: row.code })
        : '',
    reset: row.reset,
    number_after_reset: row.number_after_reset,
    is_default: row.is_default,
    in_main_list: row.in_main_list,
    secondary: row.secondary,
    online: row.online,
    answers_on_line: row.answers_on_line,
    holder_group_id: row.holder_group_id,
    holder_group_name: row.holder_group_name,
    daily: row.daily,
    last_number: row.last_number,
    next_reset_on: nextResetOn(row, today),
    closed: row.closed,
    history_of: row.history_of,
    history_of_name: row.history_of_name,
    histories: row.histories,
    reserved_numbers: row.reserved_numbers,
    description: row.description,
    access: row.access,
    version: row.version,
    can: { edit: canEditRegister(actor).ok },
  }
}
