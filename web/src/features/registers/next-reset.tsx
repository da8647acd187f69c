import type { Register } from '@hdoc/contract/registers/registers.ts'
import { addDays, dayParts, toIsoDate } from '@hdoc/contract/ro/local-date.ts'
import { useTranslation } from 'react-i18next'
import { today } from '../../lib/format/clock.ts'
import { formatDate, formatNumber } from '../../lib/format/format.ts'
import { Note } from '../../ui/feedback/note.tsx'
import type { RegisterFormValues } from './register-values.ts'

type Props = { values: RegisterFormValues; register: Register | undefined }

/** What happens to the numbers next, in words: when they begin anew and from where, and when the series is full. */
export function NextReset({ values, register }: Props) {
  const { t } = useTranslation()
  const { daily, reset, number_after_reset, last_number } = values
  const number = formatNumber(number_after_reset === '' ? 1 : number_after_reset)
  const when = () => {
    if (register?.closed) return t('registers.next_reset_closed')
    if (daily) return t('registers.next_reset_daily', { date: formatDate(addDays(today(), 1)), number })
    if (reset === 'manual') return t('registers.next_reset_manual', { number })
    return t('registers.next_reset_yearly', {
      date: formatDate(toIsoDate(dayParts(today()).year + 1, 1, 1)),
      number,
    })
  }
  return (
    <Note kind="info">
      {when()}
      {typeof last_number === 'number' && (
        <div>{t('registers.full_after', { number: formatNumber(last_number) })}</div>
      )}
      {register !== undefined && register.reserved_numbers > 0 && (
        <div>{t('registers.reserved_waiting', { number: formatNumber(register.reserved_numbers) })}</div>
      )}
    </Note>
  )
}
