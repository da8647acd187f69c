import { STATUSES_IN_ORDER } from '@hdoc/contract/documents/status/document-status.ts'
import type { IsoDate } from '@hdoc/contract/ro/local-date.ts'
import { type OverdueAge, overdueAges, workSteps } from '@hdoc/contract/statistics/measures.ts'
import { grainOf, type Period } from '@hdoc/contract/statistics/periods.ts'
import type { Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'
import { MEASURE } from '../facts/queries/points.ts'
import { barsOf } from './bars.ts'
import { arrivalOf, arrivalsInOrder, categories, categoryOf } from './codes.ts'
import { coverOf } from './cover/cover.ts'
import {
  countBeside,
  type Flow,
  type Named,
  type NamedType,
  type Place,
  readAlone,
  type Side,
  type Standing,
  sumBars,
  sumFlows,
  sumStanding,
  type Wanted,
} from './queries/figures.ts'
import { byDepartment, byType, countBy, FLOWS, ofPapers, STANDS, sumsOf } from './sum-up.ts'

/** What is told of: a period up to today, and the one before. */
export type Asked = { readonly period: Period; readonly compared: Period | null; readonly today: IsoDate }
export type Names = { readonly types: readonly NamedType[]; readonly groups: readonly Named[] }

const standing = [MEASURE.registered, MEASURE.closed, MEASURE.overdue]
/** What is told of either side in a period. */
const flowing = {
  types: [MEASURE.registered, MEASURE.closed, MEASURE.stays, MEASURE.outcomes, MEASURE.arrivals],
  groups: [MEASURE.registered, MEASURE.closed],
} as const
const earlier = (a: IsoDate, b: IsoDate): IsoDate => (a < b ? a : b)

/** A department's figures by type are all of it. */
const sidesOf = ({ groupId }: Place): Side[] => (groupId === undefined ? ['types', 'groups'] : ['types'])

function wantedOf(place: Place, { period, compared, today }: Asked): Wanted[] {
  const of = (which: keyof typeof FLOWS, { from, to }: Period): Wanted[] =>
    sidesOf(place).flatMap((side) => [
      { which: FLOWS[which], side, measures: flowing[side], ranges: coverOf(from, to) },
      { which: STANDS[which], side, measures: standing, ranges: coverOf(null, earlier(to, today)) },
    ])
  return [...of('now', period), ...(compared ? of('before', compared) : [])]
}

const stepRows = (
  flows: readonly Flow[],
  stood: readonly Standing[],
  beside: { approval: number; dispatch: number },
  isCompared: boolean,
): Statistics['by_step'] =>
  workSteps.map((step, n) => {
    const stays = (which: string) =>
      flows.filter((flow) => flow.which === which && flow.measure === MEASURE.stays && flow.code === n + 1)
    const count = (rows: readonly Flow[]) => rows.reduce((sum, row) => sum + row.n, 0)
    const hours = (rows: readonly Flow[]) => rows.reduce((sum, row) => sum + row.more, 0) / 3600
    const [now, before] = [stays(FLOWS.now), stays(FLOWS.before)]
    const there = stood.filter((row) => row.step === n + 1).reduce((sum, row) => sum + row.n, 0)
    return {
      step,
      now: step === 'approval' || step === 'dispatch' ? beside[step] : there,
      ended: count(now),
      hours: hours(now),
      ended_before: isCompared ? count(before) : null,
      hours_before: isCompared ? hours(before) : null,
    }
  })

const ageRows = (stood: readonly Standing[]): Statistics['overdue_by_age'] =>
  (Object.keys(overdueAges) as OverdueAge[]).map((age) => ({
    age,
    count: stood.filter((row) => row.age === age).reduce((sum, row) => sum + row.n, 0),
  }))

function outcomeRows(flows: readonly Flow[], isCompared: boolean): Statistics['outcomes'] {
  const counts = countBy(flows, MEASURE.outcomes, ({ code }) => code, isCompared)
  return STATUSES_IN_ORDER.flatMap(({ id }) => {
    const found = counts.get(id)
    return found ? [{ status: id, ...found }] : []
  })
}

function channelRows(flows: readonly Flow[], isCompared: boolean): Statistics['channels'] {
  const counts = countBy(flows, MEASURE.arrivals, ({ code }) => arrivalOf(code), isCompared)
  return arrivalsInOrder.flatMap((arrival) => {
    const found = counts.get(arrival)
    return found ? [{ arrival, ...found }] : []
  })
}

function categoryRows(flows: readonly Flow[], isCompared: boolean): Statistics['by_category'] {
  const counts = countBy(flows, MEASURE.registered, ({ code }) => categoryOf(code), isCompared)
  return categories.map((category) => {
    const { count, before } = counts.get(category) ?? { count: 0, before: isCompared ? 0 : null }
    return { category, registered: count, before }
  })
}

/** The figures of papers: everything that facts tell. */
export async function readFigures(place: Place, asked: Asked, { types, groups }: Names) {
  const { period, compared, today } = asked
  const grain = grainOf(period)
  const isCompared = compared !== null
  const drawn = (which: string, { from, to }: Period): Wanted => ({
    which,
    side: 'types',
    measures: [MEASURE.registered, MEASURE.closed],
    ranges: coverOf(from, to, grain),
  })
  const bars = [drawn(FLOWS.now, period), ...(compared ? [drawn(FLOWS.before, compared)] : [])]
  const [, summed, counted, stood, beside] = await Promise.all([
    readAlone(place.db),
    sumFlows(place, wantedOf(place, asked), Object.values(STANDS)),
    sumBars(place, bars, grain),
    sumStanding(place, today),
    countBeside(place),
  ])
  const flows = summed.filter(({ side }) => side === 'types')
  const { groupId } = place
  const ofGroups =
    groupId === undefined
      ? summed.filter(({ side }) => side === 'groups')
      : ofPapers(flows).map((flow) => ({ ...flow, group_id: groupId }))
  return {
    total: sumsOf(flows, 'now'),
    total_before: isCompared ? sumsOf(flows, 'before') : null,
    by_category: categoryRows(flows, isCompared),
    grain,
    bars: barsOf(counted, FLOWS.now, period, grain),
    bars_before: compared ? barsOf(counted, FLOWS.before, compared, grain) : [],
    by_type: byType(flows, types, isCompared),
    by_department: byDepartment(ofGroups, groups, isCompared),
    overdue_by_age: ageRows(stood),
    by_step: stepRows(flows, stood, beside, isCompared),
    outcomes: outcomeRows(flows, isCompared),
    channels: channelRows(flows, isCompared),
  }
}
