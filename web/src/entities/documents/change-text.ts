import { linkCodeLabels } from '@hdoc/contract/documents/document-links.ts'
import { DOCUMENT_STATUSES } from '@hdoc/contract/documents/document-status.ts'
import { receiptPaperLabels } from '@hdoc/contract/printing/printing-values.ts'
import { accessLevelLabels, physicalFormLabels } from '@hdoc/contract/texts/choices.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'
import { valueInWords } from '../../lib/value-in-words.ts'

const statusTexts: Record<string, Text> = Object.fromEntries(
  DOCUMENT_STATUSES.map(({ id, label }) => [String(id), label]),
)
/** Fields that the history keeps as codes. */
const codes: Record<string, Readonly<Record<string, Text>>> = {
  status: statusTexts,
  access_level: accessLevelLabels,
  physical_form: physicalFormLabels,
  paper: receiptPaperLabels,
  link: linkCodeLabels,
}

/** A value of a document's history in words. */
export const changeText = (field: string, value: string): string =>
  valueInWords(value, Object.hasOwn(codes, field) ? codes[field] : undefined)
