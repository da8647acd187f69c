import type { NoticeAction } from '@hdoc/contract/notifications/notices.ts'
import {
  type Icon,
  IconAt,
  IconBell,
  IconChecks,
  IconClock,
  IconInfoCircle,
  IconMapPin,
  IconPackageImport,
  IconPlayerPlay,
  IconSignature,
  IconUpload,
  IconUserCheck,
} from '@tabler/icons-react'
import styles from './notice-icon.module.css'

type Look = { icon: Icon; kind: 'info' | 'ok' | 'warn' | 'plain' }

const looks: Partial<Record<NoticeAction, Look>> = {
  new_task: { icon: IconUserCheck, kind: 'info' },
  doc_approve: { icon: IconSignature, kind: 'info' },
  doc_sign: { icon: IconSignature, kind: 'info' },
  doc_accept: { icon: IconPackageImport, kind: 'info' },
  doc_exit_pending: { icon: IconPlayerPlay, kind: 'ok' },
  doc_expire_7days: { icon: IconClock, kind: 'plain' },
  doc_expire_5days: { icon: IconClock, kind: 'plain' },
  doc_expire_3days: { icon: IconClock, kind: 'warn' },
  doc_expire_1day: { icon: IconClock, kind: 'warn' },
  doc_complaint: { icon: IconMapPin, kind: 'info' },
  doc_online: { icon: IconUpload, kind: 'info' },
  doc_mention: { icon: IconAt, kind: 'info' },
  doc_broadcast: { icon: IconInfoCircle, kind: 'info' },
  work_done: { icon: IconChecks, kind: 'ok' },
}
const usual: Look = { icon: IconBell, kind: 'plain' }

/** The sign of an action; one that was read has no colour. */
export function NoticeIcon({ action, isRead }: { action: NoticeAction; isRead: boolean }) {
  const { icon: Sign, kind } = looks[action] ?? usual
  return (
    <span className={`${styles.sign} ${styles[isRead ? 'plain' : kind]}`}>
      <Sign size={16} aria-hidden />
    </span>
  )
}
