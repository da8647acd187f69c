import type { Text } from '@hdoc/contract/texts/languages.ts'
import { type Counting, isPast, type LegalPaper, type LineOf, type Term } from './legal-paper.ts'

const section: Text = { ro: 'Rămase din perioada anterioară', en: 'Left from the period before' }

/** Where the report of a law says what was left from before: the articles of its lines, and the term of a paper. */
type Carrying = { law: string; lawOfTerm: string; termOf: (paper: LegalPaper) => Term }

/**
 * What was registered before the period and not settled at its beginning. No other line counts it: it stood as „în lucru” in
 * the report of its own period.
 */
export function carriedLines({ law, lawOfTerm, termOf }: Carrying): LineOf[] {
  const isLate = (paper: LegalPaper, counting: Counting) => isPast(termOf(paper), paper, counting)
  const line = { section, law, carried: true, depth: 1 } as const
  return [
    {
      ...line,
      key: 'left_before',
      label: {
        ro: 'Înregistrate înainte de perioadă și nesoluționate la începutul ei',
        en: 'Registered before the period and not settled at its beginning',
      },
      depth: 0,
      counts: () => true,
    },
    {
      ...line,
      key: 'left_settled',
      label: {
        ro: 'din care soluționate în perioadă, cu orice rezultat',
        en: 'of these settled in the period, with any outcome',
      },
      counts: ({ closed_with }) => closed_with !== null,
    },
    {
      ...line,
      key: 'left_late',
      label: { ro: 'din care cu termen depășit', en: 'of these after their term' },
      law: lawOfTerm,
      counts: isLate,
    },
    {
      ...line,
      key: 'left_open',
      label: { ro: 'rămase la sfârșitul perioadei', en: 'left at the end of the period' },
      counts: ({ closed_with }) => closed_with === null,
    },
  ]
}
