import { computeDeadline, type Deadline, type FreeDay } from '@hdoc/contract/ro/deadline.ts'
import { addDays, dayParts, type IsoDate } from '@hdoc/contract/ro/local-date.ts'
import { localDate } from '../../platform/clock.ts'
import { dealuFlorilorSetting } from '../invented/dealu-florilor-setting.ts'
import { inventedTrackingCode } from '../invented/invented-tracking-code.ts'
import type { SeededRandom } from '../invented/seeded-random.ts'
import { writeSubject } from '../invented/write-subject.ts'
import type { BulkPaper } from './bulk-paper.ts'
import type { BulkSeries } from './bulk-series.ts'
import type { BulkFacts } from './queries.ts'

export interface PaperWriter {
  random: SeededRandom
  facts: BulkFacts
  issuers: readonly { id: number; name: string }[]
  today: IsoDate
  /** Nothing is left to do with the papers. */
  settled?: boolean
}

type DocType = BulkFacts['doc_types'][number]
type Outcome = Pick<
  BulkPaper,
  'status' | 'resume_status' | 'pending_until' | 'annulled_at' | 'annulled_reason'
> & { due: IsoDate | undefined }

const closed: readonly (readonly [number, number])[] = [
  [6, 52],
  [8, 18],
  [7, 9],
  [13, 9],
  [10, 6],
  [11, 3],
  [14, 2],
  [12, 1],
]
const open: readonly (readonly [number, number])[] = [
  [3, 60],
  [1, 15],
  [2, 15],
  [5, 10],
]

/**
 * Most papers are closed: over four fifths of the last two years' papers and nearly all older ones. Open
 * papers are due about now.
 */
function outcomeOf({ random, today, settled = false }: PaperWriter, at: Date, year: number): Outcome {
  const none = {
    resume_status: null,
    pending_until: null,
    annulled_at: null,
    annulled_reason: null,
    due: undefined,
  }
  const recent = Number(today.slice(0, 4)) - year <= 1
  const fate = random.weighted([
    ['open', settled ? 0 : recent ? 155 : 8],
    ['pending', recent && !settled ? 12 : 0],
    ['annulled', 10],
    ['closed', 850],
  ])
  const due = addDays(today, random.int(-25, 45))
  if (fate === 'open') return { ...none, status: random.weighted(open), due }
  if (fate === 'pending')
    return { ...none, status: 15, resume_status: 3, pending_until: addDays(today, random.int(-5, 60)), due }
  if (fate === 'annulled')
    return {
      ...none,
      status: 9,
      annulled_at: new Date(at.getTime() + 3_600_000).toISOString(),
      annulled_reason: 'Înregistrat de două ori din greșeală',
    }
  return { ...none, status: random.weighted(closed) }
}

const deadlines = new Map<string, Deadline>()
function deadlineOf(day: IsoDate, type: DocType, freeDays: readonly FreeDay[]): Deadline {
  const key = `${day} ${type.id}`
  let deadline = deadlines.get(key)
  if (!deadline) {
    deadline = computeDeadline({
      registeredOn: day,
      days: type.deadline_days,
      dayType: type.day_type,
      freeDays,
      givenBy: { docTypeId: type.id, law: type.legal_basis },
    })
    deadlines.set(key, deadline)
  }
  return deadline
}

const yearsBetween = (from: IsoDate, to: IsoDate): number => dayParts(to).year - dayParts(from).year

/**
 * Some weeks after it came, and for every ninth paper after its deadline. It follows from the number, not from chance; in the
 * last two years the institution has become quicker.
 */
function closedOn(
  counter: number,
  status: number,
  day: IsoDate,
  deadline: IsoDate | null | undefined,
  yesterday: IsoDate,
): IsoDate | null {
  if (!closed.some(([id]) => id === status)) return null
  const ended =
    counter % 9 === 0 && typeof deadline === 'string'
      ? addDays(deadline, 1 + (counter % 23))
      : addDays(day, 1 + ((counter * 7) % (26 + 3 * Math.min(2, yearsBetween(day, yesterday)))))
  return [day, ended < yesterday ? ended : yesterday].sort().at(-1)!
}

const categories: Readonly<Record<string, readonly string[]>> = {
  IES: ['iesire'],
  INT: ['interne'],
}

function writePaper(
  writer: PaperWriter,
  series: BulkSeries,
  k: number,
  types: readonly DocType[],
): BulkPaper {
  const { random, facts, issuers } = writer
  const at = series.momentOf(k)
  const day = localDate(at)
  const type = random.pick(types)
  const issuer = type.category === 'interne' ? undefined : random.pick(issuers)
  const { due, ...outcome } = outcomeOf(writer, at, series.year)
  const deadline = due === undefined ? deadlineOf(day, type, facts.free_days) : undefined
  const registrant = random.chance(0.8) ? random.pick(facts.people.slice(0, 3)) : random.pick(facts.people)
  const official = random.chance(0.2)
  return {
    register_id: series.register.id,
    series: String(series.year),
    counter: series.first + k,
    category: type.category,
    registered_at: at.toISOString(),
    registered_on: day,
    doc_type_id: type.id,
    issuer_id: issuer?.id ?? null,
    issuer_name: issuer?.name ?? '',
    short_description: writeSubject(random, type.name, { day, ...dealuFlorilorSetting }),
    pages: random.int(1, 12),
    annexes: random.chance(0.4) ? random.int(1, 6) : 0,
    external_number: official ? String(random.int(100, 98_000)) : '',
    external_date: official ? addDays(day, -random.int(1, 8)) : null,
    access_level: random.weighted([
      [2, 94],
      [1, 2],
      [3, 2],
      [4, 2],
    ]),
    group_id: random.chance(0.7) ? random.pick(facts.groups) : null,
    ...outcome,
    deadline_on: deadline ? deadline.date : due!,
    closed_on: closedOn(series.first + k, outcome.status, day, deadline?.date, addDays(writer.today, -1)),
    deadline_reason: deadline?.reason ?? null,
    registered_by_id: registrant.id,
    registered_by_name: registrant.name,
    tracking_code: inventedTrackingCode(random),
  }
}

/** The papers of one year, the registers' series woven together in the order of time. */
export function* writePapers(writer: PaperWriter, year: readonly BulkSeries[]): Generator<BulkPaper> {
  const heads = year.map((series) => {
    const wanted = categories[series.register.code]
    const types = writer.facts.doc_types.filter(({ category }) => !wanted || wanted.includes(category))
    return { series, types, k: 0, next: series.momentOf(0).getTime() }
  })
  for (;;) {
    let first: (typeof heads)[number] | undefined
    for (const head of heads)
      if (head.k < head.series.count && (first === undefined || head.next < first.next)) first = head
    if (first === undefined) return
    yield writePaper(writer, first.series, first.k, first.types)
    first.k++
    if (first.k < first.series.count) first.next = first.series.momentOf(first.k).getTime()
  }
}
