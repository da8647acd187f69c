import { useTranslation } from 'react-i18next'
import type { QueueRow } from '../../../entities/cases/queues-queries.ts'
import { ShareStatus } from '../../../entities/cases/share-status.tsx'
import { DueCell, InPlaceOf } from './queue-cells.tsx'
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
      <span className={styles.subject}>
        <InPlaceOf name={row.in_place_of} />
        {row.title}
      </span>
      <span className={styles.line}>
        <DueCell row={row} />
        <span className={`${styles.quiet} ${styles.end}`}>{row.group?.name ?? t('queues.nobody')}</span>
      </span>
    </span>
  )
}
