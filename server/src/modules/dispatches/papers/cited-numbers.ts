import { formatDate } from '@hdoc/contract/ro/date-format.ts'

type Cited = { number: string; registered_on: string }

/** A number with its day, as letters write it: „4512/20.11.2026”, „E-12/2026 din 20.11.2026”. */
export const datedNumber = ({ number, registered_on }: Cited): string =>
  `${number}${number.includes('/') ? ' din ' : '/'}${formatDate(registered_on)}`

/** The numbers that an answer cites: „4512/20.11.2026, 4530/21.11.2026”. */
export const citedNumbers = (papers: readonly Cited[]): string => papers.map(datedNumber).join(', ')

/** Most letters of what an answer says in short, and of the number that it answers. */
const [MOST_SUBJECT, MOST_NUMBER] = [2000, 100]

/** What an answer says in short when nobody writes anything else. */
export const answerSubject = (papers: readonly Cited[]): string =>
  papers.length === 0 ? 'Răspuns' : `Răspuns la nr. ${citedNumbers(papers)}`.slice(0, MOST_SUBJECT)

/** The number that an answer bears as the one it answers: the first, and how many more, where all do not fit. */
export function answeredNumber(papers: readonly Cited[]): string {
  const all = papers.map(({ number }) => number).join(', ')
  if (all.length <= MOST_NUMBER) return all
  return `${papers[0]?.number ?? ''} și încă ${papers.length - 1}`.slice(0, MOST_NUMBER)
}
