import { DOCUMENT_STATUSES } from '@hdoc/contract/document-status.ts'
import { accessLevelLabels, physicalFormLabels } from '@hdoc/contract/labels.ts'
import type { Text } from '@hdoc/contract/languages.ts'
import { receiptPaperLabels } from '@hdoc/contract/printing-values.ts'
import { isIsoDate } from '@hdoc/contract/ro/local-date.ts'
import { formatDate } from '../../lib/format.ts'
import { say, t } from '../../lib/i18n.ts'

const statusTexts: Record<string, Text> = Object.fromEntries(
  DOCUMENT_STATUSES.map(({ id, label }) => [String(id), label]),
)
/** Fields that the history keeps as codes. */
const codes: Record<string, Readonly<Record<string, Text>>> = {
  status: statusTexts,
  access_level: accessLevelLabels,
  physical_form: physicalFormLabels,
  paper: receiptPaperLabels,
}

/** A value of the history in words: codes by their labels, days as dates, nothing as „gol”. */
export function changeText(field: string, value: string): string {
  if (value === '') return t('documents.empty_value')
  const texts = Object.hasOwn(codes, field) ? codes[field] : undefined
  const text = texts && Object.hasOwn(texts, value) ? texts[value] : undefined
  if (text) return say(text)
  return isIsoDate(value) ? formatDate(value) : value
}
