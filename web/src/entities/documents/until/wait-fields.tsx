import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { DaysOrDay } from '../../../ui/form/field/days-or-day.tsx'

/** How long something waits, as a form holds it. */
export type WaitValues = {
  pending_type: 'date' | 'days'
  pending_until: string | null
  pending_days: number | ''
}

export const emptyWait: WaitValues = { pending_type: 'days', pending_until: null, pending_days: '' }

/** The wait as calls take it: what was not filled in is left out. */
export const waitOf = ({ pending_type, pending_until, pending_days }: WaitValues) => ({
  pending_type,
  ...(pending_type === 'date' && pending_until !== null && { pending_until }),
  ...(pending_type === 'days' && pending_days !== '' && { pending_days }),
})

type Props<V extends WaitValues> = {
  form: UseFormReturnType<V>
  description?: string
  isFirst?: boolean
}

/** Until when something waits: a number of days, or a day. */
export function WaitFields<V extends WaitValues>(props: Props<V>) {
  const { t } = useTranslation()
  return (
    <DaysOrDay
      {...props}
      how="pending_type"
      days="pending_days"
      day="pending_until"
      labels={{
        how: t('documents.pending_type'),
        byDays: t('documents.pending_days_type'),
        byDay: t('documents.pending_date'),
        days: t('documents.pending_days'),
        day: t('documents.pending_until'),
      }}
    />
  )
}
