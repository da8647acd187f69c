import type { ColumnFilter, ListQuery } from '../calls/list-query.ts'
import { DOCUMENT_STATUSES } from '../documents/status/document-status.ts'
import { addDays, type IsoDate } from '../ro/local-date.ts'
import { arrivalLabels } from '../texts/choices.ts'
import { type MeasureId, type OverdueAge, overdueAges, type WorkStep } from './measures.ts'
import type { Period } from './periods.ts'

/** Which part of a measure a figure is; what is left out is not narrowed. */
export type FigurePart = {
  /** `none`: what no department has. */
  readonly group?: number | 'none' | undefined
  readonly docType?: number | undefined
  readonly category?: string | undefined
  readonly arrival?: string | undefined
  /** The status that closed the paper. */
  readonly outcome?: number | undefined
  readonly age?: OverdueAge | undefined
  readonly step?: WorkStep | undefined
  readonly complaintType?: number | undefined
}
/** The list that a figure opens: whose page it is, and what it is narrowed and sorted by. */
export type FigureList = Pick<ListQuery, 'filters' | 'sortBy' | 'sortOrder'> & {
  readonly page: 'documents' | 'complaints'
}

const one = (
  column: string,
  mode: ColumnFilter['conditions'][0]['mode'],
  ...values: string[]
): ColumnFilter => ({
  column,
  operator: 'and',
  conditions: [{ field: column, mode, values }],
})
const numbered = [one('is_test', 'equals', 'false'), one('status', 'notEquals', '9')]
const open = [
  one('is_test', 'equals', 'false'),
  one('status', 'in', ...DOCUMENT_STATUSES.filter(({ kind }) => kind === 'open').map(({ id }) => String(id))),
]

const categoryOf: Partial<Record<MeasureId, string>> = {
  registered_incoming: 'intrare',
  registered_outgoing: 'iesire',
  registered_internal: 'interne',
  channel: 'intrare',
}

function overdueDays(age: OverdueAge | undefined, today: IsoDate): ColumnFilter {
  if (age === undefined) return one('deadline_on', 'dateBefore', today)
  const { from, upTo } = overdueAges[age]
  const last = addDays(today, -from)
  return upTo === null
    ? one('deadline_on', 'lte', last)
    : one('deadline_on', 'between', addDays(today, -upTo), last)
}

/** '' = nobody stated it: it came by none of the ways. */
const arrivedBy = (arrival: string): ColumnFilter =>
  arrival === ''
    ? {
        column: 'arrival',
        operator: 'and',
        conditions: Object.keys(arrivalLabels).map((way) => ({
          field: 'arrival',
          mode: 'notEquals',
          values: [way],
        })),
      }
    : one('arrival', 'equals', arrival)

const ofGroup = (group: FigurePart['group']): ColumnFilter[] => {
  if (group === undefined) return []
  return [group === 'none' ? one('has_group', 'equals', 'false') : one('group', 'equals', String(group))]
}

/** `null`: what is told of a day that has passed, or of something that no list holds, opens nothing. */
function filtersOf(
  id: MeasureId,
  { from, to }: Period,
  part: FigurePart,
  today: IsoDate,
): ColumnFilter[] | null {
  switch (id) {
    case 'registered':
    case 'registered_incoming':
    case 'registered_outgoing':
    case 'registered_internal':
    case 'channel':
      return [...numbered, one('registered_on', 'between', from, to)]
    case 'answered':
    case 'outcome':
    case 'days_to_answer':
    case 'working_days_to_answer':
      return [...numbered, one('closed_on', 'between', from, to)]
    case 'answered_in_time':
      return [...numbered, one('closed_on', 'between', from, to), one('closed_late', 'equals', 'false')]
    case 'open':
      return to < today ? null : open
    case 'overdue':
      return to < today ? null : [...open, overdueDays(part.age, today)]
    case 'step_registry':
    case 'step_distribution':
    case 'step_group':
    case 'step_citizen':
      return [...open, one('work_step', 'equals', id.slice('step_'.length))]
    default:
      return null
  }
}

/**
 * The list behind a figure: the same predicate, so that its rows are those that were counted. What the person may
 * not see is not in it; `statistics.restricted` tells how many rows that are. Of a step, the list holds the papers
 * that wait there now (`now`), not the stays that ended.
 */
export function figureList(
  id: MeasureId,
  period: Period,
  part: FigurePart,
  today: IsoDate,
): FigureList | null {
  // Every complaint has its department.
  if (id === 'complaints' && part.group === 'none') return null
  if (id === 'complaints')
    return {
      page: 'complaints',
      filters: [
        one('confirmed_at', 'between', period.from, period.to),
        ...ofGroup(part.group),
        ...(part.complaintType === undefined ? [] : [one('type', 'equals', String(part.complaintType))]),
      ],
      sortBy: 'id',
      sortOrder: 'desc',
    }
  const filters = filtersOf(id, period, part, today)
  if (filters === null) return null
  const category = part.category ?? categoryOf[id]
  const narrowed = [
    ...(category === undefined ? [] : [one('category', 'equals', category)]),
    ...ofGroup(part.group),
    ...(part.docType === undefined ? [] : [one('doc_type', 'equals', String(part.docType))]),
    ...(part.arrival === undefined ? [] : [arrivedBy(part.arrival)]),
    // A closed status comes before „not annulled”, which it implies.
    ...(part.outcome === undefined ? [] : [one('status', 'equals', String(part.outcome))]),
  ]
  const isNarrowed = (column: string): boolean => narrowed.some((filter) => filter.column === column)
  const isUrgent = id === 'overdue' || id === 'open'
  return {
    page: 'documents',
    filters: [...filters.filter(({ column }) => !isNarrowed(column)), ...narrowed],
    sortBy: isUrgent ? 'deadline_on' : 'id',
    sortOrder: isUrgent ? 'asc' : 'desc',
  }
}
