import type { Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../entities/session/session-store.ts'
import { formatDate } from '../../../lib/format/format.ts'
import { Crest } from '../../../ui/display/crest.tsx'
import { daysLabel } from '../period/period-label.ts'
import styles from './frame.module.css'

/** The head of the institution, over the figures on paper only. */
export function PrintHead({ title, data }: { title: string; data: Statistics }) {
  const { t } = useTranslation()
  const { institution } = useSession()
  return (
    <div className={styles.printHead}>
      <Crest height={56} {...(institution?.coat_of_arms && { src: institution.coat_of_arms })} />
      <div>
        <b>{institution?.name}</b>
        <p>{institution?.county_name}</p>
        <p className={styles.printTitle}>
          {t('statistics.printed_of', { title, period: daysLabel(data.period) })}
          {data.compared && ` (${t('statistics.printed_compared', { period: daysLabel(data.compared) })})`}
        </p>
        <p>{t('statistics.printed_on', { day: formatDate(data.today) })}</p>
      </div>
    </div>
  )
}
