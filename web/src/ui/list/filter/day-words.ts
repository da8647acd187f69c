import { daysFromToday, wordOfDay } from '@hdoc/contract/calls/filter-words.ts'
import { t } from '../../../lib/languages/i18n.ts'

/** A day counted from today as it is written: „azi”, „azi+7”. Anything else stays as it is. */
export function dayWritten(value: string): string {
  const days = daysFromToday(value)
  if (days === undefined) return value
  return wordOfDay(days).replace('today', t('list.word_today'))
}

/** What a person who writes „azi + 7” means: `today+7`. Anything else stays as it was typed. */
export function dayMeant(typed: string): string {
  const close = typed.toLowerCase().replaceAll(/\s/g, '')
  const word = t('list.word_today')
  const days = close.startsWith(word) ? daysFromToday(`today${close.slice(word.length)}`) : undefined
  return days === undefined ? typed : wordOfDay(days)
}
