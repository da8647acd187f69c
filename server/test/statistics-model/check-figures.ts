import { listQueryString } from '@hdoc/contract/calls/list-query.ts'
import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import { type FigurePart, figureList } from '@hdoc/contract/statistics/figure-lists.ts'
import { type MeasureId, measureOfStep, workSteps } from '@hdoc/contract/statistics/measures.ts'
import { comparedPeriod, type Period } from '@hdoc/contract/statistics/periods.ts'
import type { Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'
import { expect } from 'vitest'
import type { Browser } from '../browsers/browser.ts'
import { isVisibleTo, type NaivePerson, type NaiveWorld } from '../database/naive-sight.ts'
import { counts, type PlainPaper, plainSums } from './plain-figures.ts'
import type { randomLife } from './random-life.ts'

type Life = Awaited<ReturnType<typeof randomLife>>
const COMPARE = 'previous'

/** All that an answer tells is what going through all papers by hand tells. */
export function checkAnswer(
  answer: Statistics,
  { papers, stays }: Life,
  period: Period,
  today: string,
  group?: number,
): void {
  const before = comparedPeriod(period, COMPARE)!
  const sums = (part: FigurePart) => ({
    now: plainSums(papers, period, today, { group, ...part }),
    before: plainSums(papers, before, today, { group, ...part }),
  })
  const count = (measure: MeasureId, part: FigurePart, of = period) =>
    papers.filter((paper) => counts(paper, measure, of, { group, ...part }, today)).length
  expect({ now: answer.total, before: answer.total_before }).toEqual(sums({}))
  for (const { type, now, before: earlier } of answer.by_type)
    expect({ now, before: earlier }, type.name).toEqual(sums({ docType: type.id }))
  for (const { group: one, now, before: earlier } of answer.by_department)
    expect({ now, before: earlier }, one?.name ?? 'none').toEqual(sums({ group: one?.id ?? 'none' }))
  for (const id of ['registered', 'answered', 'open', 'overdue', 'days', 'working_days'] as const)
    for (const table of [answer.by_type, answer.by_department])
      expect(
        table.reduce((sum, { now }) => sum + now[id], 0),
        id,
      ).toBe(answer.total[id])
  for (const { category, registered, before: earlier } of answer.by_category) {
    expect(registered, category).toBe(count('registered', { category }))
    expect(earlier, category).toBe(count('registered', { category }, before))
  }
  for (const bar of answer.bars) {
    const of = { from: bar.on, to: bar.on }
    const kinds = { intrare: bar.intrare, iesire: bar.iesire, interne: bar.interne }
    for (const [category, n] of Object.entries(kinds))
      expect(n, bar.on).toBe(count('registered', { category }, of))
    expect(bar.answered, bar.on).toBe(count('answered', {}, of))
  }
  const isPast = period.to < today
  for (const { age, count: n } of answer.overdue_by_age)
    expect(n, age).toBe(count('overdue', { age }, isPast ? { from: today, to: today } : period))
  for (const { status, count: n } of answer.outcomes)
    expect(n, String(status)).toBe(count('outcome', { outcome: status }))
  expect(answer.outcomes.reduce((sum, { count: n }) => sum + n, 0)).toBe(answer.total.answered)
  for (const { arrival, count: n } of answer.channels) expect(n, arrival).toBe(count('channel', { arrival }))
  for (const [n, row] of answer.by_step.entries()) {
    if (n > 3) continue
    const ended = stays.filter(
      ({ step, until, group: of }) =>
        step === n + 1 && until >= period.from && until <= period.to && (group === undefined || of === group),
    )
    expect(row.now, row.step).toBe(count(measureOfStep(row.step), {}))
    expect(row.ended, row.step).toBe(ended.length)
    expect(row.hours, row.step).toBeCloseTo(
      ended.reduce((sum, { hours }) => sum + hours, 0),
      6,
    )
  }
}

/** Of the whole institution: two departments and what none has. A department's own figures have no such rows. */
const departmentsOf = ({ group, by_department }: Statistics) =>
  group === null ? [...by_department.flatMap((row) => row.group?.id ?? []).slice(0, 2), 'none' as const] : []

/** The figures of a place, with the list each leads to. */
const leading = (answer: Statistics): [MeasureId, FigurePart][] => [
  ['registered', {}],
  ['answered', {}],
  ['answered_in_time', {}],
  ['open', {}],
  ['overdue', {}],
  ...answer.by_category.map(({ category }): [MeasureId, FigurePart] => ['registered', { category }]),
  ...answer.by_type.map(({ type }): [MeasureId, FigurePart] => ['answered', { docType: type.id }]),
  ...answer.overdue_by_age.map(({ age }): [MeasureId, FigurePart] => ['overdue', { age }]),
  ...answer.outcomes
    .slice(0, 3)
    .map(({ status }): [MeasureId, FigurePart] => ['outcome', { outcome: status }]),
  ...answer.channels.slice(0, 3).map(({ arrival }): [MeasureId, FigurePart] => ['channel', { arrival }]),
  ...workSteps.slice(0, 4).map((step): [MeasureId, FigurePart] => [measureOfStep(step), {}]),
  ...departmentsOf(answer).flatMap((group): [MeasureId, FigurePart][] => [
    ['registered', { group }],
    ['open', { group }],
  ]),
]

/** Each figure leads to its rows: those that the person sees, and as many as are restricted. */
export async function checkLists(
  browser: Browser,
  answer: Statistics,
  papers: readonly PlainPaper[],
  world: NaiveWorld,
  person: NaivePerson,
): Promise<{ lists: number; restricted: number }> {
  const { today, period } = answer
  const group = answer.group?.id
  const told = { lists: 0, restricted: 0 }
  for (const [measure, own] of leading(answer)) {
    const part = { group, ...own }
    const list = figureList(measure, period, part, today)
    if (list === null) continue
    const { page: _, ...query } = list
    const { status, body } = await browser.get<ListAnswer<DocumentListRow>>(
      `/api/document/list/100?${listQueryString({ page: 1, search: '', ...query })}`,
    )
    const name = `${person.username}: ${measure} ${JSON.stringify(part)}`
    expect(status, name).toBe(200)
    const counted = papers.filter((paper) => counts(paper, measure, period, part, today)).map(({ id }) => id)
    const seen = counted.filter((id) =>
      isVisibleTo(world, person, world.documents.find((one) => one.id === id)!),
    )
    expect(
      body.data.map(({ id }) => id).sort((a, b) => a - b),
      name,
    ).toEqual(seen.sort((a, b) => a - b))
    const asked = new URLSearchParams({ from: period.from, to: period.to, measure })
    const names = { group: 'group_id', docType: 'doc_type_id' } as Record<string, string>
    for (const [key, value] of Object.entries(part))
      if (value !== undefined) asked.set(names[key] ?? key, String(value))
    const rest = await browser.get(`/api/statistics/restricted?${asked}`)
    expect(rest.body, name).toEqual({
      all: counted.length,
      visible: seen.length,
      restricted: counted.length - seen.length,
    })
    told.lists++
    told.restricted += counted.length - seen.length
  }
  return told
}
