import { holidaysOn } from '@hdoc/contract/ro/holidays.ts'
import { addDays, daysBetween, weekdayOf } from '@hdoc/contract/ro/local-date.ts'
import type { FigurePart } from '@hdoc/contract/statistics/figure-lists.ts'
import { type MeasureId, overdueAges } from '@hdoc/contract/statistics/measures.ts'
import type { Period } from '@hdoc/contract/statistics/periods.ts'

/** A paper as its history left it, kept beside the program. */
export type PlainPaper = {
  id: number
  category: string
  arrival: string
  registered_on: string
  doc_type_id: number
  group_id: number | null
  status: number
  deadline_on: string | null
  closed_on: string | null
  is_test: boolean
}

/** Days from Monday to Friday after the first day, to the last, that are no legal holidays: counted one by one. */
function workingDays(from: string, to: string): number {
  let days = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1))
    if (weekdayOf(day) % 6 !== 0 && holidaysOn(day).length === 0) days++
  return days
}

const isIn = (day: string | null, { from, to }: Period): boolean => day !== null && day >= from && day <= to
const isOpen = ({ status }: PlainPaper): boolean => [1, 2, 3, 5, 15].includes(status)

function stepOf({ status, group_id }: PlainPaper): string {
  if (status === 15) return 'citizen'
  if (group_id === null) return 'registry'
  return status < 3 ? 'distribution' : 'group'
}

/** Whether a paper was open at the end of a day, by what is known of it now. */
const stoodOpen = (paper: PlainPaper, day: string): boolean =>
  paper.status !== 9 && paper.registered_on <= day && (paper.closed_on === null || paper.closed_on > day)

const isOverdueFor = (paper: PlainPaper, age: FigurePart['age'], day: string): boolean => {
  if (paper.deadline_on === null || paper.deadline_on >= day) return false
  if (age === undefined) return true
  const { from, upTo } = overdueAges[age]
  const late = daysBetween(paper.deadline_on, day)
  return late >= from && (upTo === null || late <= upTo)
}

/** Whether a measure counts a paper, told plainly, as somebody would who goes through all papers by hand. */
export function counts(
  paper: PlainPaper,
  measure: MeasureId,
  period: Period,
  part: FigurePart,
  today: string,
): boolean {
  const end = period.to < today ? period.to : today
  if (paper.is_test || paper.status === 9) return false
  if (part.group === 'none' && paper.group_id !== null) return false
  if (typeof part.group === 'number' && paper.group_id !== part.group) return false
  if (part.docType !== undefined && paper.doc_type_id !== part.docType) return false
  if (part.category !== undefined && paper.category !== part.category) return false
  if (part.arrival !== undefined && paper.arrival !== part.arrival) return false
  if (part.outcome !== undefined && paper.status !== part.outcome) return false
  switch (measure) {
    case 'registered':
      return isIn(paper.registered_on, period)
    case 'channel':
      return paper.category === 'intrare' && isIn(paper.registered_on, period)
    case 'answered':
    case 'outcome':
      return isIn(paper.closed_on, period)
    case 'answered_in_time':
      return (
        isIn(paper.closed_on, period) && (paper.deadline_on === null || paper.closed_on! <= paper.deadline_on)
      )
    case 'open':
      return stoodOpen(paper, end)
    case 'overdue':
      return stoodOpen(paper, end) && isOverdueFor(paper, part.age, end)
    default:
      return isOpen(paper) && `step_${stepOf(paper)}` === measure
  }
}

/** The sums of some papers over a period. */
export function plainSums(
  papers: readonly PlainPaper[],
  period: Period,
  today: string,
  part: FigurePart = {},
) {
  const of = (measure: MeasureId) => papers.filter((paper) => counts(paper, measure, period, part, today))
  const answered = of('answered')
  const sum = (days: (paper: PlainPaper) => number) =>
    answered.reduce((total, paper) => total + days(paper), 0)
  return {
    registered: of('registered').length,
    answered: answered.length,
    answered_in_time: of('answered_in_time').length,
    days: sum((paper) => daysBetween(paper.registered_on, paper.closed_on!)),
    working_days: sum((paper) => workingDays(paper.registered_on, paper.closed_on!)),
    open: of('open').length,
    overdue: of('overdue').length,
  }
}
