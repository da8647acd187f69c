import type { StatisticSums, Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'
import { MEASURE } from '../facts/queries/points.ts'
import type { Flow, Named, NamedType } from './queries/figures.ts'

/** Whose sums: of the period or of the one that it is compared with; flows in it, and what stands at its end. */
export const FLOWS = { now: 'now', before: 'before' } as const
export const STANDS = { now: 'now_end', before: 'before_end' } as const
type When = keyof typeof FLOWS

const noSums = (): StatisticSums => ({
  registered: 0,
  answered: 0,
  answered_in_time: 0,
  days: 0,
  working_days: 0,
  open: 0,
  overdue: 0,
})

function add(sums: StatisticSums, flow: Flow, when: When): void {
  if (flow.which === STANDS[when]) {
    if (flow.measure === MEASURE.registered) sums.open += flow.n
    if (flow.measure === MEASURE.closed) sums.open -= flow.n
    if (flow.measure === MEASURE.overdue) sums.overdue += flow.n
  }
  if (flow.which !== FLOWS[when]) return
  if (flow.measure === MEASURE.registered) sums.registered += flow.n
  if (flow.measure !== MEASURE.closed) return
  sums.answered += flow.n
  sums.answered_in_time += flow.in_time
  sums.days += flow.days
  sums.working_days += flow.more
}

/** The sums of some flows. */
export function sumsOf(flows: readonly Flow[], when: When): StatisticSums {
  const sums = noSums()
  for (const flow of flows) add(sums, flow, when)
  return sums
}

function grouped(flows: readonly Flow[], key: (flow: Flow) => number): Map<number, Flow[]> {
  const groups = new Map<number, Flow[]>()
  for (const flow of flows) {
    const group = groups.get(key(flow))
    if (group) group.push(flow)
    else groups.set(key(flow), [flow])
  }
  return groups
}

const isNothing = (sums: StatisticSums | null): boolean =>
  sums === null || Object.values(sums).every((value) => value === 0)

const compared = (flows: readonly Flow[], isCompared: boolean) => ({
  now: sumsOf(flows, 'now'),
  before: isCompared ? sumsOf(flows, 'before') : null,
})
type Compared = ReturnType<typeof compared>
const tells = ({ now, before }: Compared): boolean => !(isNothing(now) && isNothing(before))

/** Stays, outcomes and ways of arrival are summed without types. */
const typed: readonly number[] = [MEASURE.registered, MEASURE.closed, MEASURE.overdue]
export const ofPapers = (flows: readonly Flow[]): Flow[] =>
  flows.filter(({ measure }) => typed.includes(measure))

/** A row for each type that has something to tell, by name. */
export function byType(
  flows: readonly Flow[],
  types: readonly NamedType[],
  isCompared: boolean,
): Statistics['by_type'] {
  const groups = grouped(ofPapers(flows), (flow) => flow.doc_type_id)
  return types
    .map(({ id, name, day_type }) => ({
      ...compared(groups.get(id) ?? [], isCompared),
      type: { id, name },
      day_type,
    }))
    .filter(tells)
}

/** A row for each department that has something to tell, by name; last what none has. */
export function byDepartment(
  flows: readonly Flow[],
  groups: readonly Named[],
  isCompared: boolean,
): Statistics['by_department'] {
  const parts = grouped(flows, (flow) => flow.group_id)
  const known = groups.map((group) => ({
    ...compared(parts.get(group.id) ?? [], isCompared),
    group: { id: group.id, name: group.name } as Named | null,
  }))
  const ids = new Set(groups.map(({ id }) => id))
  const loose = flows.filter(({ group_id }) => !ids.has(group_id))
  return [...known, { ...compared(loose, isCompared), group: null }].filter(tells)
}

type Counted = { count: number; before: number | null }

/** Counts by a value of the flows of one measure, those of before beside them. */
export function countBy<Key>(
  flows: readonly Flow[],
  measure: number,
  key: (flow: Flow) => Key | undefined,
  isCompared: boolean,
): Map<Key, Counted> {
  const counts = new Map<Key, Counted>()
  for (const flow of flows) {
    const isNow = flow.which === FLOWS.now
    const of = flow.measure === measure && (isNow || flow.which === FLOWS.before) ? key(flow) : undefined
    if (of === undefined) continue
    const count = counts.get(of) ?? { count: 0, before: isCompared ? 0 : null }
    if (isNow) count.count += flow.n
    else if (count.before !== null) count.before += flow.n
    counts.set(of, count)
  }
  return counts
}
