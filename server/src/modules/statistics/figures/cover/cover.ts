import { addDays, dayParts, type IsoDate, toIsoDate } from '@hdoc/contract/ro/local-date.ts'
import { GRAIN } from '../../facts/queries/points.ts'

/** Facts of one grain whose day is from `from` (null = the beginning) to the day before `before`. */
export type Range = { readonly grain: number; readonly from: IsoDate | null; readonly before: IsoDate }

type Unit = { grain: number; start: (day: IsoDate) => IsoDate; next: (start: IsoDate) => IsoDate }
const year: Unit = {
  grain: GRAIN.year,
  start: (day) => toIsoDate(dayParts(day).year, 1, 1),
  next: (start) => toIsoDate(dayParts(start).year + 1, 1, 1),
}
const month: Unit = {
  grain: GRAIN.month,
  start: (day) => toIsoDate(dayParts(day).year, dayParts(day).month, 1),
  next: (start) => {
    const { year: y, month: m } = dayParts(start)
    return m === 12 ? toIsoDate(y + 1, 1, 1) : toIsoDate(y, m + 1, 1)
  },
}

function cover(from: IsoDate | null, before: IsoDate, [unit, ...finer]: readonly Unit[]): Range[] {
  if (from !== null && from >= before) return []
  if (unit === undefined) return [{ grain: GRAIN.day, from, before }]
  const last = unit.start(before)
  const start = from === null ? null : unit.start(from)
  const first = start === null || start === from ? start : unit.next(start)
  if (first !== null && first >= last) return cover(from, before, finer)
  return [
    ...(from === first ? [] : cover(from, first!, finer)),
    { grain: unit.grain, from: first, before: last },
    ...cover(last, before, finer),
  ]
}

/**
 * The fewest facts that make up the days from `from` (null = the beginning) to `to`: whole years and months where they
 * fit. `coarsest` month: what is shown by month.
 */
export const coverOf = (
  from: IsoDate | null,
  to: IsoDate,
  coarsest: 'year' | 'month' | 'day' = 'year',
): Range[] => cover(from, addDays(to, 1), { year: [year, month], month: [month], day: [] }[coarsest])
