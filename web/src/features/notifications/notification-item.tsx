import { sayNotice } from '@hdoc/contract/notifications/notice-texts.ts'
import { noticeActionLabels } from '@hdoc/contract/notifications/notices.ts'
import type { NotificationRow } from '@hdoc/contract/notifications/notifications.ts'
import { useTranslation } from 'react-i18next'
import { NoticeIcon } from '../../entities/notifications/notice-icon.tsx'
import { noticePlace } from '../../entities/notifications/notice-place.ts'
import { minutesSince, today } from '../../lib/format/clock.ts'
import { formatDate, formatShortDate, formatTime } from '../../lib/format/format.ts'
import { say, useLanguage } from '../../lib/languages/i18n.ts'
import { AppLink } from '../../ui/links/app-link.tsx'
import { dayOf } from './day-of.ts'
import styles from './notification-panel.module.css'

type Props = { row: NotificationRow; onOpen: () => void; onRead: () => void }

/** When it happened, as short as it can be said. */
function useWhen(at: string): string {
  const { t } = useTranslation()
  if (dayOf(at) !== today()) return `${formatShortDate(dayOf(at))}, ${formatTime(at)}`
  return minutesSince(at) === 0 ? t('notifications.now') : formatTime(at)
}

/** One notice of the panel. The whole of it opens what it tells of; the dot marks it as read. */
export function NotificationItem({ row, onOpen, onRead }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const when = useWhen(row.at)
  const isUnread = row.read_at === null
  const title = say(noticeActionLabels[row.action])
  const place = noticePlace(row.subject)
  const heading = (
    <>
      {title}
      {isUnread && <span className={styles.hidden}> ({t('notifications.unread')})</span>}
    </>
  )
  const { number } = row.subject
  return (
    <li className={isUnread ? `${styles.item} ${styles.unread}` : styles.item} data-notice-id={row.id}>
      <NoticeIcon action={row.action} isRead={!isUnread} />
      <div className={styles.text}>
        <div className={styles.head}>
          {place ? (
            <AppLink to={place} className={styles.link} data-notice onClick={onOpen}>
              {heading}
            </AppLink>
          ) : (
            <button type="button" className={styles.link} data-notice onClick={onRead}>
              {heading}
            </button>
          )}
          <time dateTime={row.at} title={formatDate(row.at)}>
            {when}
          </time>
        </div>
        <p>{sayNotice({ text: row.text, values: row.values, number }, language)}</p>
        {row.subject.title !== '' && <p className={styles.subject}>{row.subject.title}</p>}
      </div>
      {isUnread && (
        <button
          type="button"
          className={styles.dot}
          aria-label={t('notifications.mark_one', { title })}
          onClick={onRead}
        />
      )}
    </li>
  )
}
