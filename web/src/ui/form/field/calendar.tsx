import { DatePicker } from '@mantine/dates'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../../lib/languages/language.ts'
import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/ro.js'

type Props = { value: string | null; onChange: (day: string | null) => void }

/** A month to pick a day from; `value` is 'YYYY-MM-DD'. */
export function Calendar({ value, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <DatePicker
      hideOutsideDates
      ariaLabels={{
        previousMonth: t('ui.previous_month'),
        nextMonth: t('ui.next_month'),
        previousYear: t('ui.previous_year'),
        nextYear: t('ui.next_year'),
        previousDecade: t('ui.previous_decade'),
        nextDecade: t('ui.next_decade'),
      }}
      locale={currentLanguage()}
      value={value}
      {...(value === null ? {} : { defaultDate: value })}
      onChange={onChange}
    />
  )
}
