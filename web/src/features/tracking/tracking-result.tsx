import type { Tracking } from '@hdoc/contract/documents/tracking/tracking.ts'
import { writtenNumber } from '@hdoc/contract/registers/written-number.ts'
import { useTranslation } from 'react-i18next'
import { formatDateTime, formatLongDate } from '../../lib/format/format.ts'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import styles from './tracking-page.module.css'

/** Number, date, status and the headings of what happened; the server sends no personal data. */
export function TrackingResult({ tracking }: { tracking: Tracking }) {
  const { t } = useTranslation()
  const { registered_on, institution, status, next, deadline_on, is_test, history } = tracking
  return (
    <div className={styles.result}>
      <p className={styles.label}>{t('tracking.number')}</p>
      <p className={styles.number}>{writtenNumber(tracking)}</p>
      {is_test && <Note kind="warn">{t('tracking.test')}</Note>}
      <p className={styles.status}>
        <span className="visually-hidden">{t('tracking.status')}: </span>
        <StatusTag className={status.className}>{status.name}</StatusTag>
      </p>
      {next !== '' && (
        <>
          <h2>{t('tracking.next')}</h2>
          <p className={styles.next}>{next}</p>
        </>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{t('tracking.registered_on')}</dt>
          <dd>{formatLongDate(registered_on, false)}</dd>
        </div>
        <div>
          <dt>{t('tracking.deadline')}</dt>
          <dd>{deadline_on === null ? t('tracking.no_deadline') : formatLongDate(deadline_on, false)}</dd>
        </div>
        <div>
          <dt>{t('tracking.institution')}</dt>
          <dd>{institution}</dd>
        </div>
      </dl>
      {history.length > 0 && (
        <>
          <h2>{t('tracking.history')}</h2>
          <ol className={styles.history}>
            {history.map((step) => (
              <li key={`${step.at} ${step.title}`}>
                {step.title}
                <small>{formatDateTime(step.at)}</small>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}
