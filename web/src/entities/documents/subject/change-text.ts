import { approvalStatusLabels, signatureWayLabels } from '@hdoc/contract/approvals/approval-status.ts'
import { legalGrounds } from '@hdoc/contract/cases/closing.ts'
import { linkCodeLabels } from '@hdoc/contract/documents/parts/document-links.ts'
import { isPlainName, plainField } from '@hdoc/contract/documents/plain/plain-fields.ts'
import { DOCUMENT_STATUSES } from '@hdoc/contract/documents/status/document-status.ts'
import { receiptPaperLabels } from '@hdoc/contract/printing/printing-values.ts'
import {
  answerOutcomes,
  complaintOutcomes,
  publicDomains,
  refusalGrounds,
} from '@hdoc/contract/reports/legal-fact-labels.ts'
import { accessLevelLabels } from '@hdoc/contract/texts/choices.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'
import { valueInWords } from '../../../lib/format/value-in-words.ts'

const statusTexts: Record<string, Text> = Object.fromEntries(
  DOCUMENT_STATUSES.map(({ id, label }) => [String(id), label]),
)
/** Fields that the history keeps as codes. */
const codes: Record<string, Readonly<Record<string, Text>>> = {
  status: statusTexts,
  access_level: accessLevelLabels,
  paper: receiptPaperLabels,
  link: linkCodeLabels,
  approval_status: approvalStatusLabels,
  signature: signatureWayLabels,
  outcome: answerOutcomes,
  domain: publicDomains,
  spoken: { true: { ro: 'Da', en: 'Yes' }, false: { ro: 'Nu', en: 'No' } },
  refusal_ground: refusalGrounds,
  filing_ground: legalGrounds,
  head_complaint: complaintOutcomes,
  court_complaint: complaintOutcomes,
}

function wordsOf(field: string): Readonly<Record<string, Text>> | undefined {
  const plain = isPlainName(field) ? plainField(field) : undefined
  if (plain && 'choices' in plain) return plain.choices
  return Object.hasOwn(codes, field) ? codes[field] : undefined
}

/** A value of a document's history in words. */
export const changeText = (field: string, value: string): string => valueInWords(value, wordsOf(field))
