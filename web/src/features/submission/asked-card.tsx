import type { Submission } from '@hdoc/contract/submissions/submission-rows.ts'
import { useTranslation } from 'react-i18next'
import { formatDate, formatDateTime } from '../../lib/format/format.ts'
import { Card } from '../../ui/display/card.tsx'
import styles from './submission.module.css'

/** What the person was asked to complete, and what they answered. */
export function AskedCard({ row }: { row: Submission }) {
  const { t } = useTranslation()
  if (row.asked.length === 0) return null
  return (
    <Card title={t('submissions.asked')}>
      <ul className={styles.files}>
        {row.asked.map((one) => (
          <li key={one.at}>
            <p className={styles.said}>{one.message}</p>
            <p className={styles.quiet}>
              {t('submissions.asked_by', {
                by: one.by,
                at: formatDateTime(one.at),
                until: formatDate(one.until_on),
              })}
            </p>
            {one.answered_at !== null && (
              <p className={styles.said}>
                {t('submissions.answered', { at: formatDateTime(one.answered_at) })} {one.answer}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
