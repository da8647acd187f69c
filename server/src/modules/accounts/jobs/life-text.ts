import type { TokenPurpose } from '@hdoc/contract/accounts/accounts.ts'
import { type CountedNoun, countOf } from '@hdoc/contract/ro/plural.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { Settings } from '../../../platform/env.ts'
import { linkLife } from '../links/link-life.ts'

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES
const units = {
  day: { ro: { one: 'zi', many: 'zile' }, en: { one: 'day', many: 'days' } },
  hour: { ro: { one: 'oră', many: 'ore' }, en: { one: 'hour', many: 'hours' } },
  minute: { ro: { one: 'minut', many: 'minute' }, en: { one: 'minute', many: 'minutes' } },
} satisfies Record<string, CountedNoun>

/** For how long a link is good, in words. */
export function lifeText(purpose: TokenPurpose, settings: Settings, language: Language): string {
  const minutes = linkLife(purpose, settings)
  if (minutes % DAY_MINUTES === 0) return countOf(minutes / DAY_MINUTES, units.day, language)
  if (minutes % HOUR_MINUTES === 0 && minutes > HOUR_MINUTES)
    return countOf(minutes / HOUR_MINUTES, units.hour, language)
  return countOf(minutes, units.minute, language)
}
