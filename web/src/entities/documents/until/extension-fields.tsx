import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { DaysOrDay } from '../../../ui/form/field/days-or-day.tsx'

/** By how much a deadline is moved, as a form holds it. */
export type ExtensionValues = { type: 'date' | 'days'; deadline_on: string | null; days: number | '' }

export const emptyExtension: ExtensionValues = { type: 'days', deadline_on: null, days: '' }

/** The extension as calls take it: what was not filled in is left out. */
export const extensionOf = ({ type, deadline_on, days }: ExtensionValues) => ({
  type,
  ...(type === 'date' && deadline_on !== null && { deadline_on }),
  ...(type === 'days' && days !== '' && { days }),
})

type Props<V extends ExtensionValues> = {
  form: UseFormReturnType<V>
  description?: string | undefined
  isFirst?: boolean
}

/** A later deadline: by a number of days, or to a day. */
export function ExtensionFields<V extends ExtensionValues>(props: Props<V>) {
  const { t } = useTranslation()
  return (
    <DaysOrDay
      {...props}
      how="type"
      days="days"
      day="deadline_on"
      labels={{
        how: t('documents.extend_by'),
        byDays: t('documents.extend_days_type'),
        byDay: t('documents.extend_date'),
        days: t('documents.extend_days'),
        day: t('documents.extend_on'),
      }}
    />
  )
}
