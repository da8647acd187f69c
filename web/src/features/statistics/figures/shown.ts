import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { type FigurePart, figureList } from '@hdoc/contract/statistics/figure-lists.ts'
import type { MeasureId } from '@hdoc/contract/statistics/measures.ts'
import type { Period } from '@hdoc/contract/statistics/periods.ts'
import type { Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'
import type { Place } from '../../../ui/links/place.ts'
import { type Figure, writeFigure } from './figure.ts'

/** Leads to the rows of a figure; undefined when no list holds them, or the person may not open that list. */
export type Link = (measure: MeasureId, part?: FigurePart, period?: Period) => Place | undefined

/** What the sections of a page are drawn from. */
export type Shown = {
  data: Statistics
  link: Link
  /** Of whom and of when: under the titles of saved pictures. */
  about: string
}

const rightOf = { documents: 'document.list', complaints: 'complaint.view' } as const satisfies Record<
  string,
  Permission
>

/** The list of a figure of these statistics; undefined when there is none for this person. */
export function listOfFigure(
  { measure, part, period }: Figure,
  data: Statistics,
  may: (right: Permission) => boolean,
) {
  const narrowed = data.group === null ? part : { ...part, group: data.group.id }
  const list = figureList(measure, period ?? data.period, narrowed, data.today)
  return list !== null && may(rightOf[list.page]) ? list : undefined
}

/** `place`: the same page, with the figure whose rows are shown. */
export const linkOf =
  (data: Statistics, may: (right: Permission) => boolean, place: (show: string) => Place): Link =>
  (measure, part = {}, period) => {
    const figure = { measure, part, period }
    return listOfFigure(figure, data, may) === undefined ? undefined : place(writeFigure(figure))
  }
