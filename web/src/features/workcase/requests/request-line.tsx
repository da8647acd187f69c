import type { AskedItem, DataRequest } from '@hdoc/contract/cases/data-requests.ts'
import { IconCircleCheck, IconClock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatBytes, formatDate, formatDateTime } from '../../../lib/format/format.ts'
import styles from './requests.module.css'

/** One item: what was asked, and what came for it. */
export function RequestLine({ item, request }: { item: AskedItem; request: DataRequest }) {
  const { t } = useTranslation()
  const { what, answer, answered_at, files } = item
  const came = [...files.map(({ name, size }) => `${name} · ${formatBytes(size)}`), answer].filter(Boolean)
  const Icon = answered_at === null ? IconClock : IconCircleCheck
  return (
    <li className={answered_at === null ? styles.missing : styles.here}>
      <Icon size={18} aria-hidden />
      <span className={styles.what}>{what}</span>
      <span className={styles.came}>
        {answered_at === null
          ? t('data_requests.not_come', { date: formatDate(request.asked_at) })
          : [...came, formatDateTime(answered_at)].join(' · ')}
      </span>
    </li>
  )
}
