import { type ListQuery, listQueryString } from '@hdoc/contract/calls/list-query.ts'
import type { FigureList, FigurePart } from '@hdoc/contract/statistics/figure-lists.ts'
import {
  type MeasureId,
  measureIds,
  type OverdueAge,
  overdueAges,
  type WorkStep,
  workSteps,
} from '@hdoc/contract/statistics/measures.ts'
import type { Period } from '@hdoc/contract/statistics/periods.ts'
import type { Place } from '../../../ui/links/place.ts'
import { problemOf } from '../period/period.ts'

/** A figure of the page: of which measure, which part of it, and of which days when not of the page's whole period. */
export type Figure = { measure: MeasureId; part: FigurePart; period?: Period | undefined }

const numbers = ['group', 'docType', 'outcome', 'complaintType'] as const
const words = ['category', 'arrival', 'age', 'step'] as const

/** As the address of the page names it: `overdue,group:3,age:week`. */
export function writeFigure({ measure, part, period }: Figure): string {
  const parts = [...numbers, ...words].flatMap((name) =>
    part[name] === undefined ? [] : [`${name}:${part[name]}`],
  )
  return [measure, ...parts, ...(period ? [`days:${period.from}_${period.to}`] : [])].join(',')
}

const isAge = (text: string): text is OverdueAge => Object.hasOwn(overdueAges, text)
const isStep = (text: string): text is WorkStep => (workSteps as readonly string[]).includes(text)

/** The figure that an address names; undefined when it names none. */
export function readFigure(text: string | undefined): Figure | undefined {
  const [name, ...rest] = (text ?? '').split(',')
  const measure = measureIds.find((id) => id === name)
  if (measure === undefined) return undefined
  const values = new Map(rest.map((one) => one.split(':') as [string, string | undefined]))
  const id = (key: (typeof numbers)[number]) => {
    const value = values.get(key)
    return value !== undefined && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined
  }
  const word = (key: (typeof words)[number]) => values.get(key)
  const age = word('age') ?? ''
  const step = word('step') ?? ''
  const [from = '', to = ''] = (values.get('days') ?? '').split('_')
  return {
    measure,
    part: {
      ...Object.fromEntries(numbers.map((key) => [key, id(key)])),
      ...(values.get('group') === 'none' && { group: 'none' as const }),
      category: word('category'),
      arrival: word('arrival'),
      age: isAge(age) ? age : undefined,
      step: isStep(step) ? step : undefined,
    },
    ...(problemOf(from, to) === undefined && { period: { from, to } }),
  }
}

const pages = { documents: '/document/list', complaints: '/sesizari' } as const

/** The page of a list, filtered and sorted as the figure was counted. */
export function placeOfList({ page, filters, sortBy, sortOrder }: FigureList): Place {
  const query: Omit<ListQuery, 'rows'> = { page: 1, search: '', sortBy, sortOrder, filters }
  return { to: pages[page], search: Object.fromEntries(new URLSearchParams(listQueryString(query))) }
}
