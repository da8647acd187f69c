import type { LegalGround } from '@hdoc/contract/cases/closing.ts'
import type { LegalFacts } from '@hdoc/contract/reports/legal-facts.ts'
import { computeDeadline, type FreeDay } from '@hdoc/contract/ro/deadline.ts'
import type { IsoDate } from '@hdoc/contract/ro/local-date.ts'
import type { CountedNoun } from '@hdoc/contract/ro/plural.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'

/** What the reports of the law know of one document, as of the last day that they tell of. */
export type LegalPaper = Omit<LegalFacts, 'filing_ground' | 'outcome'> & {
  id: number
  /** Registered before the period and not settled at its beginning. */
  carried: boolean
  number: string
  registered_on: IsoDate
  arrival: string
  /** 'pf' a person, 'pj' a body with legal personality; null = nobody named. */
  issuer_type: 'pf' | 'pj' | null
  /** The status it was closed with, or the outcome that was said of it for the report; null = in work on that day. */
  closed_with: number | null
  /** The day of the answer that left, else the one said for the report, else that of its closing; null = not known. */
  settled_on: IsoDate | null
  /** Until when the head prolonged its term before that was over (`prolongedTo`); null = they did not. */
  prolonged_to: IsoDate | null
  filing_ground: LegalGround | ''
}

/** What the counting of days has to know: the free days, and the last day that is told of. */
export type Counting = { freeDays: readonly FreeDay[]; until: IsoDate }

/** A line of a report of the law: what it says, which article asks for it, which documents it counts. */
export type LineOf = {
  key: string
  section: Text
  label: Text
  law: string
  depth?: 0 | 1
  /** It counts what is left from before the period, and nothing else. */
  carried?: boolean
  counts: (paper: LegalPaper, counting: Counting) => boolean
}

/**
 * What cannot be filled: with the documents that lack something, in words that follow their number, or because HDoc does not
 * know it at all.
 */
export type GapOf =
  | { key: string; text: CountedNoun; counts: (paper: LegalPaper) => boolean }
  | { key: null; text: Text; counts?: never }

export type LegalForm = { lines: readonly LineOf[]; gaps: readonly GapOf[] }

/** The last of so many calendar days; it moves to a working day (Codul civil, art. 2554). */
const lastOf = (days: number, { registered_on }: LegalPaper, { freeDays }: Counting): IsoDate | null =>
  computeDeadline({ registeredOn: registered_on, days, dayType: 'calendar', freeDays }).date

/** A term in days from the registration: the first one, and the end of the longest to which it may be prolonged. */
export type Term = { first: number; longest: number }

/** The last day of the term that a paper had: prolonged by as much as was said, and by no more than the law lets. */
function endOf({ first, longest }: Term, paper: LegalPaper, counting: Counting): IsoDate | null {
  const end = lastOf(first, paper, counting)
  const most = lastOf(longest, paper, counting)
  const { prolonged_to } = paper
  if (end === null || most === null || prolonged_to === null || prolonged_to <= end) return end
  if (prolonged_to <= most) return prolonged_to
  return most
}

const isBy = ({ settled_on }: LegalPaper, last: IsoDate | null): boolean =>
  settled_on !== null && last !== null && settled_on <= last

/** Was it settled within so many days? */
const isWithin = (days: number, paper: LegalPaper, counting: Counting): boolean =>
  isBy(paper, lastOf(days, paper, counting))

/** Was it settled after its term, or is it open and the term is over? */
export function isPast(term: Term, paper: LegalPaper, counting: Counting): boolean {
  const last = endOf(term, paper, counting)
  const day = paper.closed_with === null ? counting.until : paper.settled_on
  return day !== null && last !== null && day > last
}

type Counts = LineOf['counts']

/**
 * Who of the counted papers were settled in the first term, in the prolonged one, after the term they had, and on a day that
 * nobody knows.
 */
export const inTerms = (
  isCounted: (paper: LegalPaper) => boolean,
  term: Term,
): { first: Counts; prolonged: Counts; late: Counts; unknown: Counts } => ({
  first: (paper, counting) => isCounted(paper) && isWithin(term.first, paper, counting),
  prolonged: (paper, counting) =>
    isCounted(paper) && !isWithin(term.first, paper, counting) && isBy(paper, endOf(term, paper, counting)),
  late: (paper, counting) =>
    isCounted(paper) && paper.settled_on !== null && !isBy(paper, endOf(term, paper, counting)),
  unknown: (paper) => isCounted(paper) && paper.settled_on === null,
})

/** Who of the counted papers were settled within some days, later, and on a day that nobody knows. */
export const inDays = (
  isCounted: (paper: LegalPaper) => boolean,
  days: number,
): { within: Counts; later: Counts; unknown: Counts } => ({
  within: (paper, counting) => isCounted(paper) && isWithin(days, paper, counting),
  later: (paper, counting) =>
    isCounted(paper) && paper.settled_on !== null && !isWithin(days, paper, counting),
  unknown: (paper) => isCounted(paper) && paper.settled_on === null,
})

/** The lines and gaps that count a paper, by their keys. What is left from before has lines of its own and lacks nothing. */
export function marksOf(form: LegalForm, paper: LegalPaper, counting: Counting): string[] {
  return [
    ...form.lines.filter((line) => (line.carried ?? false) === paper.carried && line.counts(paper, counting)),
    ...form.gaps.filter((gap) => !paper.carried && gap.counts?.(paper)),
  ].flatMap(({ key }) => (key === null ? [] : [key]))
}

export const CLOSED = {
  solved: 6,
  solvedInside: 7,
  favourable: 8,
  unfavourable: 10,
  partly: 11,
  withdrawn: 12,
  filed: 13,
  declined: 14,
} as const

/** Counts papers closed with one of these statuses. */
export const closedWith =
  (...statuses: readonly number[]) =>
  ({ closed_with }: LegalPaper): boolean =>
    closed_with !== null && statuses.includes(closed_with)

export const isRefused = closedWith(CLOSED.unfavourable)

export const cameBy =
  (...ways: readonly string[]) =>
  ({ arrival }: LegalPaper): boolean =>
    ways.includes(arrival)

/** Gaps that both reports have. */
export const commonGaps: readonly GapOf[] = [
  {
    key: 'gap_outcome',
    text: {
      ro: {
        one: 'document este închis ca „Soluționat”, fără să se spună dacă favorabil, nefavorabil ori parțial',
        many: 'documente sunt închise ca „Soluționat”, fără să se spună dacă favorabil, nefavorabil ori parțial',
      },
      en: {
        one: 'document is closed as "Solved", without saying whether favourably, unfavourably or partly',
        many: 'documents are closed as "Solved", without saying whether favourably, unfavourably or partly',
      },
    },
    counts: closedWith(CLOSED.solved, CLOSED.solvedInside),
  },
  {
    key: 'gap_arrival',
    text: {
      ro: {
        one: 'document nu are canalul pe care a sosit',
        many: 'documente nu au canalul pe care au sosit',
      },
      en: {
        one: 'document lacks the channel by which it came',
        many: 'documents lack the channel by which they came',
      },
    },
    counts: ({ arrival, spoken }) => arrival === '' && !spoken,
  },
  {
    key: 'gap_day',
    text: {
      ro: {
        one: 'document este închis, dar nu se știe în ce zi s-a răspuns: nu intră la termene',
        many: 'documente sunt închise, dar nu se știe în ce zi s-a răspuns: nu intră la termene',
      },
      en: {
        one: 'document is closed, but the day of the answer is not known: it counts in no term',
        many: 'documents are closed, but the day of the answer is not known: they count in no term',
      },
    },
    counts: ({ closed_with, settled_on }) => closed_with !== null && settled_on === null,
  },
]
