import { sayNotice } from '@hdoc/contract/notifications/notice-texts.ts'
import { noticeActionLabels } from '@hdoc/contract/notifications/notices.ts'
import type { NotificationRow } from '@hdoc/contract/notifications/notifications.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { say, t } from '../../lib/languages/i18n.ts'
import { currentLanguage } from '../../lib/languages/language.ts'
import styles from './notifications-page.module.css'

export const noticeTitle = ({ action }: NotificationRow): string => say(noticeActionLabels[action])

export const noticeSentence = ({ text, values, subject: { number } }: NotificationRow): string =>
  sayNotice({ text, values, number }, currentLanguage())

export const notificationCells = {
  action: (row: NotificationRow) => (
    <>
      <span className={row.read_at === null ? styles.unread : undefined}>{noticeTitle(row)}</span>
      <span className={styles.sentence}> · {noticeSentence(row)}</span>
    </>
  ),
  unread: ({ read_at }: NotificationRow) =>
    read_at === null ? <span className={styles.mark}>{t('notifications.unread')}</span> : '',
  at: ({ at }: NotificationRow) => formatDateTime(at),
  number: ({ subject }: NotificationRow) => subject.number,
}
