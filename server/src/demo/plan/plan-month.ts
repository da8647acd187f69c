import type { IssuerValues } from '@hdoc/contract/issuers/issuer-values.ts'
import { computeDeadline, type Deadline } from '@hdoc/contract/ro/deadline.ts'
import { addDays, type IsoDate } from '@hdoc/contract/ro/local-date.ts'
import { localDate } from '../../platform/clock.ts'
import { isOffice } from '../invented/invented-offices.ts'
import { type SeededRandom, seededRandom } from '../invented/seeded-random.ts'
import { momentsOf, workingDays } from '../invented/working-days.ts'
import { writeSubject } from '../invented/write-subject.ts'
import type { DocTypePlan, InstitutionPlan } from './institution-plan.ts'
import type { OfficeMix } from './office-mix.ts'
import { type PaperOutcome, paperOutcome } from './paper-outcome.ts'

/** How many days back the month reaches. */
export const MONTH_DAYS = 30

/** A document as it will be registered. */
export interface PlannedPaper {
  at: Date
  type: DocTypePlan
  register: string
  /** Index of the issuer among the plan's issuers. */
  issuer: number | null
  subject: string
  pages: number
  annexes: number
  externalNumber: string
  externalDate: IsoDate | null
  accessLevel: number
  physicalForm: string
  group: string
  registrant: string
  deadline: Deadline
  outcome: PaperOutcome
  file: 'pdf' | 'png' | undefined
}

/** Statuses that the plan asks for beside chance, so that whoever looks at the demo finds each of them. */
const shown = [15, 9, 5, 7, 8, 10, 11, 12, 13, 14, 2, 6, 15, 9, 10, 9, 15, 12, 14, 11, 9, 7]
/** The plan asks for one of these statuses for about this many documents. */
const PAPERS_PER_WISH = 8
/** So many documents stay in work past their deadline. */
const OVERDUE = 7

/** Indexes of a plan's issuers, by kind. */
interface Issuers {
  all: readonly IssuerValues[]
  offices: readonly number[]
  companies: readonly number[]
  people: readonly number[]
  others: readonly number[]
}

function sortIssuers(all: readonly IssuerValues[]): Issuers {
  const places = all.map((_, n) => n)
  const office = (n: number): boolean => isOffice(all[n]!.name)
  return {
    all,
    offices: places.filter(office),
    companies: places.filter((n) => all[n]!.type === 'pj' && !office(n)),
    people: places.filter((n) => all[n]!.type === 'pf'),
    others: places.filter((n) => !office(n)),
  }
}

/** Document types that only citizens ask for. */
const personal = /social|stare civilă|căsătorie|incluziune|alocație|GDPR/

function issuerOf(random: SeededRandom, type: DocTypePlan, issuers: Issuers): number | null {
  if (type.category === 'interne') return null
  if (/^(Adresă|Circulară|Citație|Petiție redir|Invitație)/.test(type.name))
    return random.pick(issuers.offices)
  if (/^(Factură|Ofertă \/)/.test(type.name)) return random.pick(issuers.companies)
  if (personal.test(type.name)) return random.pick(issuers.people)
  return random.pick(issuers.others)
}

function levelOf(random: SeededRandom, type: DocTypePlan, group: string): number {
  if (group === 'SOC' || /GDPR|căsătorie/.test(type.name))
    return random.weighted([
      [2, 3],
      [3, 6],
      [4, 1],
    ])
  if (group === '') return 2
  return random.weighted([
    [1, 4],
    [2, 88],
    [3, 5],
    [4, 1],
  ])
}

function registerOf(random: SeededRandom, type: DocTypePlan, mix: OfficeMix): string {
  if (type.category === 'iesire') return random.chance(mix.ownOutgoing) ? 'IES' : 'RG'
  return type.register || 'RG'
}

/**
 * Plans a believable month of an institution up to `now`, in order of time and never in the future. The plan
 * is the same for the same day.
 */
export function planMonth(plan: InstitutionPlan, mix: OfficeMix, now: Date): PlannedPaper[] {
  const today = localDate(now)
  const days = workingDays(addDays(today, -MONTH_DAYS), today, plan.freeDays)
  const random = seededRandom(`${plan.tag} ${today}`)
  const perDay = mix.documents / days.length
  const moments = days.flatMap((day) =>
    momentsOf(random, day, Math.round(perDay * (0.75 + random.int(0, 50) / 100))),
  )
  const wishes = new Map<number, number>()
  for (const status of shown.slice(0, Math.ceil(moments.length / PAPERS_PER_WISH)))
    wishes.set(random.int(0, Math.floor(moments.length * 0.7)), status)
  const issuers = sortIssuers(plan.issuers)
  const types = new Map(plan.docTypes.map((type) => [type.name, type]))
  const shares = mix.papers.map((paper) => [paper, paper[1]] as const)
  let overdue = 0
  const fileShare = mix.withFiles / moments.length

  const papers = moments.map((at, n): PlannedPaper => {
    const [name, , group] = random.weighted(shares)
    const type = types.get(name)!
    const day = localDate(at)
    const register = registerOf(random, type, mix)
    const issuer = issuerOf(random, type, issuers)
    const official = issuer !== null && issuers.all[issuer]?.type === 'pj' && type.category === 'intrare'
    const deadline = computeDeadline({
      registeredOn: day,
      days: type.deadlineDays,
      dayType: type.dayType,
      freeDays: plan.freeDays,
    })
    const isLate = deadline.date !== null && deadline.date < today && overdue < OVERDUE && !wishes.has(n)
    if (isLate) overdue++
    return {
      at,
      type,
      register,
      issuer,
      subject: writeSubject(random, name, { day, villages: mix.villages, county: mix.county }),
      pages: random.weighted([
        [1, 50],
        [2, 25],
        [3, 10],
        [random.int(4, 40), 15],
      ]),
      annexes: random.weighted([
        [0, 60],
        [random.int(1, 6), 40],
      ]),
      externalNumber: official ? String(random.int(100, 98_000)) : '',
      externalDate: official ? addDays(day, -random.int(1, 8)) : null,
      accessLevel: levelOf(random, type, group),
      physicalForm: random.weighted([
        ['Hârtie', 8],
        ['Electronic', 3],
      ]),
      group,
      registrant: register === 'INT' ? random.pick(mix.inside) : random.weighted(mix.desk),
      deadline,
      outcome: paperOutcome(random, {
        at,
        day,
        deadline: deadline.date,
        today,
        now,
        days,
        isOutgoing: type.category === 'iesire',
        wish: isLate ? 3 : wishes.get(n),
      }),
      file: random.chance(fileShare) ? (random.chance(0.75) ? 'pdf' : 'png') : undefined,
    }
  })
  return papers.filter(({ at }) => at <= now)
}
