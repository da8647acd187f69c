import { useTranslation } from 'react-i18next'
import type { QueueRow } from '../../../entities/cases/queues-queries.ts'
import { ShareStatus } from '../../../entities/cases/share-status.tsx'
import { Deadline } from '../../../entities/documents/deadline.tsx'
import { dueStatus } from './due.ts'
import styles from './queues.module.css'

/** A share in a queue on a phone. */
export function QueueCard({ row }: { row: QueueRow }) {
  const { t } = useTranslation()
  return (
    <span className={styles.card}>
      <span className={styles.line}>
        <b className={styles.number}>{row.number}</b>
        <span className={styles.end}>
          <ShareStatus status={row.status} waitUntil={row.wait_until} />
        </span>
      </span>
      <b>{row.issuer || t('documents.no_issuer')}</b>
      <span className={styles.subject}>{row.title}</span>
      <span className={styles.line}>
        <Deadline deadlineOn={row.deadline_on} statusId={dueStatus(row)} />
        <span className={`${styles.quiet} ${styles.end}`}>{row.group?.name ?? t('queues.nobody')}</span>
      </span>
    </span>
  )
}
