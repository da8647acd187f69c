import { bareStatisticsCalls } from '@hdoc/contract/statistics/bare-statistics.ts'
import {
  type CalendarUnit,
  type Comparison,
  comparisons,
  type Period,
} from '@hdoc/contract/statistics/periods.ts'
import type { Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { statisticsKey } from '../../entities/changes/keys.ts'
import { useSession } from '../../entities/session/session-store.ts'
import type { ApiError } from '../../lib/calls/api-error.ts'
import { call } from '../../lib/calls/call.ts'
import { today } from '../../lib/format/clock.ts'
import { kindOf, periodOf, until } from './period/period.ts'

export type Where = 'department' | 'institution'
/** What the address of a page says. */
export type Search = {
  from?: string | undefined
  to?: string | undefined
  compare?: string | undefined
  group?: number | undefined
  show?: string | undefined
}

const isComparison = (text: string): text is Comparison => Object.hasOwn(comparisons, text)

/** What is asked for, as the address says it: this month against the one before, unless it says otherwise. */
function askedOf({ from, to, compare = '', group }: Search, day: string) {
  const period = periodOf(from, to, day)
  return {
    period,
    asked: until(period, day),
    compare: isComparison(compare) ? compare : 'previous',
    group,
  } as const
}

/** The month, quarter or year of which only the days so far are asked for: the address names it whole. */
const runningUnit = (period: Period, asked: Period) => (period.to === asked.to ? undefined : kindOf(period))

/** The department that the address names, and the one the person works in. */
type Group = { asked: number | undefined; active: number | undefined }

type Days = Period & { unit: CalendarUnit | undefined }

const statisticsQuery = (where: Where, { from, to, unit }: Days, compare: Comparison, group: Group) =>
  queryOptions<Statistics, ApiError>({
    queryKey: [...statisticsKey, where, from, to, unit, compare, group.asked ?? group.active],
    queryFn: ({ signal }) =>
      where === 'institution'
        ? call(bareStatisticsCalls.institution, {
            query: { from, to, compare, ...(unit && { unit }) },
            signal,
          })
        : call(bareStatisticsCalls.department, {
            query: {
              from,
              to,
              compare,
              ...(unit && { unit }),
              ...(group.asked !== undefined && { group_id: group.asked }),
            },
            signal,
          }),
  })

/** The figures that the address asks for. Those of the period before stay in sight until the next have come. */
export function useStatistics(where: Where, search: Search) {
  const day = today()
  const { user } = useSession()
  const { period, asked, compare, group } = askedOf(search, day)
  const unit = runningUnit(period, asked)
  const answer = useQuery({
    ...statisticsQuery(where, { ...asked, unit }, compare, { asked: group, active: user?.group_id }),
    placeholderData: keepPreviousData,
  })
  return { period, asked, unit, compare, day, answer }
}
