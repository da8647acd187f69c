import { clientStateLabels, type Institution } from '@hdoc/contract/clients/institution-values.ts'
import { formatDate, formatNumber } from '../../lib/format/format.ts'
import { say, t } from '../../lib/languages/i18n.ts'
import { StatusTag } from '../../ui/display/status-tag.tsx'

const looks = {
  future: 'status-info',
  active: 'status-ok',
  ends_soon: 'status-warn',
  ended: 'status-mute',
} as const

export function ClientStateTag({ state }: { state: Institution['state'] }) {
  return <StatusTag className={looks[state]}>{say(clientStateLabels[state])}</StatusTag>
}

/** „01.01.2026 – 31.12.2026”, „până la …”; '' when neither day is given. */
export function periodText(from: string | null, to: string | null): string {
  if (from && to) return t('clients.from_to', { from: formatDate(from), to: formatDate(to) })
  if (from) return t('clients.from_to', { from: formatDate(from), to: t('clients.no_end') })
  return to ? t('clients.until', { day: formatDate(to) }) : ''
}

/** How long the client is still active; '' unless the end is near. */
export function daysLeftText({ state, days_left }: Pick<Institution, 'state' | 'days_left'>): string {
  if (state !== 'ends_soon' || days_left === null) return ''
  return days_left === 0
    ? t('clients.ends_today')
    : t('clients.days_left', { count: days_left, figure: formatNumber(days_left) })
}

const locales = { ro: 'ro-RO', en: 'en-GB' } as const
export const priceText = (price: number, language: keyof typeof locales): string =>
  new Intl.NumberFormat(locales[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    price,
  )
