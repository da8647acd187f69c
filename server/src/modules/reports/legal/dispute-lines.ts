import { complaintOutcomes } from '@hdoc/contract/reports/legal-fact-labels.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'
import { eachLabel } from './each-label.ts'
import type { LegalPaper, LineOf } from './legal-paper.ts'

const section: Text = { ro: 'Contestări', en: 'Disputes' }

/** Complaints to the head or to the court, and what became of them. */
export const disputes = (of: 'head' | 'court', label: Text, law: string): LineOf[] => {
  const found = (paper: LegalPaper) => (of === 'head' ? paper.head_complaint : paper.court_complaint)
  return [
    { key: of, section, label, law, counts: (paper) => found(paper) !== '' },
    ...eachLabel(complaintOutcomes, (code, outcome) => ({
      key: `${of}_${code}`,
      section,
      label: outcome,
      law,
      depth: 1,
      counts: (paper) => found(paper) === code,
    })),
  ]
}
