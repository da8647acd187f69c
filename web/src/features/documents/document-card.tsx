import type { DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import { writtenNumber } from '@hdoc/contract/registers/written-number.ts'
import { useTranslation } from 'react-i18next'
import { Deadline } from '../../entities/documents/deadline.tsx'
import { NumberOf } from '../../entities/documents/number-of.tsx'
import { TestMark } from '../../entities/documents/test-mark.tsx'
import { formatDate } from '../../lib/format/format.ts'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import styles from './document-card.module.css'

/** A document in the list of a phone. */
export function DocumentCard({ row }: { row: DocumentListRow }) {
  const { t } = useTranslation()
  return (
    <span className={styles.card}>
      <span className={styles.line}>
        <b className={styles.number}>
          <NumberOf status={row.status}>{writtenNumber(row)}</NumberOf>
        </b>
        <span className={styles.quiet}>{formatDate(row.registered_on)}</span>
        {row.is_test && <TestMark />}
        <span className={styles.end}>
          <StatusTag className={row.status.className}>{row.status.name}</StatusTag>
        </span>
      </span>
      <b>{row.issuer?.name ?? t('documents.no_issuer')}</b>
      <span className={styles.subject}>{row.short_description}</span>
      <span className={styles.line}>
        <Deadline deadlineOn={row.deadline_on} statusId={row.status.id} />
        <span className={`${styles.quiet} ${styles.end}`}>{row.group?.name}</span>
      </span>
    </span>
  )
}
