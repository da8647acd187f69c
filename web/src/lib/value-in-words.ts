import type { Text } from '@hdoc/contract/languages.ts'
import { isIsoDate } from '@hdoc/contract/ro/local-date.ts'
import { formatDate } from './format.ts'
import { say, t } from './i18n.ts'

/** A value that a history keeps as text, in words: codes by their labels, days as dates, nothing as „gol”. */
export function valueInWords(value: string, labels: Readonly<Record<string, Text>> = {}): string {
  if (value === '') return t('documents.empty_value')
  const label = Object.hasOwn(labels, value) ? labels[value] : undefined
  if (label) return say(label)
  return isIsoDate(value) ? formatDate(value) : value
}
