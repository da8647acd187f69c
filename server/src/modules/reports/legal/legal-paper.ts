import type { LegalGround } from '@hdoc/contract/cases/closing.ts'
import type { LegalFacts } from '@hdoc/contract/reports/legal-facts.ts'
import { computeDeadline, type FreeDay } from '@hdoc/contract/ro/deadline.ts'
import type { IsoDate } from '@hdoc/contract/ro/local-date.ts'
import type { CountedNoun } from '@hdoc/contract/ro/plural.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'

/** What the reports of the law know of one document, as of the last day that they tell of. */
export type LegalPaper = Omit<LegalFacts, 'filing_ground'> & {
  document_id: number
  number: string
  registered_on: IsoDate
  arrival: string
  /** 'pf' a person, 'pj' a body with legal personality; null = nobody named. */
  issuer_type: 'pf' | 'pj' | null
  /** The status it was closed with; null = in work on that day. */
  closed_with: number | null
  /** The day of the answer that left, else the day it was closed; null = not known. */
  settled_on: IsoDate | null
  extended: boolean
  filing_ground: LegalGround | ''
}

/** What the counting of days has to know. */
export type Counting = { freeDays: readonly FreeDay[] }

/** A line of a report of the law: what it says, which article asks for it, which documents it counts. */
export type LineOf = {
  key: string
  section: Text
  label: Text
  law: string
  depth?: 0 | 1
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

/** Was it settled within so many calendar days? The last of them moves to a working day (Codul civil, art. 2554). */
export function isWithin(
  days: number,
  { registered_on, settled_on }: LegalPaper,
  { freeDays }: Counting,
): boolean {
  const last = computeDeadline({ registeredOn: registered_on, days, dayType: 'calendar', freeDays }).date
  return settled_on !== null && last !== null && settled_on <= last
}

type Counts = LineOf['counts']

/**
 * Who of the counted papers were settled in the first term, in the prolonged one, and after the term they had.
 * @param first days of the first term
 * @param longest days from the registration to the end of the prolonged one
 */
export const inTerms = (
  isCounted: (paper: LegalPaper) => boolean,
  { first, longest }: { first: number; longest: number },
): { first: Counts; prolonged: Counts; late: Counts } => ({
  first: (paper, counting) => isCounted(paper) && isWithin(first, paper, counting),
  prolonged: (paper, counting) =>
    isCounted(paper) &&
    paper.extended &&
    !isWithin(first, paper, counting) &&
    isWithin(longest, paper, counting),
  late: (paper, counting) =>
    isCounted(paper) &&
    paper.settled_on !== null &&
    !isWithin(paper.extended ? longest : first, paper, counting),
})

/** The lines and gaps that count a paper, by their keys. */
export function marksOf(form: LegalForm, paper: LegalPaper, counting: Counting): string[] {
  return [
    ...form.lines.filter((line) => line.counts(paper, counting)),
    ...form.gaps.filter((gap) => gap.counts?.(paper)),
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
