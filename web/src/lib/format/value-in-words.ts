import { isIsoDate } from '@hdoc/contract/ro/local-date.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'
import { say, t } from '../languages/i18n.ts'
import { formatDate } from './format.ts'

/**
 * Turns a value that a history keeps as text into words: codes by their labels, days as dates, an empty value
 * as „gol”.
 */
export function valueInWords(value: string, labels: Readonly<Record<string, Text>> = {}): string {
  if (value === '') return t('documents.empty_value')
  const label = Object.hasOwn(labels, value) ? labels[value] : undefined
  if (label) return say(label)
  return isIsoDate(value) ? formatDate(value) : value
}
