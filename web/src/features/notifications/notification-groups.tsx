import type { NotificationRow } from '@hdoc/contract/notifications/notifications.ts'
import { IconBellCheck } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { today } from '../../lib/format/clock.ts'
import { formatLongDate } from '../../lib/format/format.ts'
import { Empty } from '../../ui/feedback/states.tsx'
import { dayBefore, dayOf } from './day-of.ts'
import { inGroups } from './in-groups.ts'
import { NotificationItem } from './notification-item.tsx'
import styles from './notification-panel.module.css'
import type { PanelTab } from './panel-query.ts'

type Props = {
  tab: PanelTab
  rows: readonly NotificationRow[]
  onOpen: (row: NotificationRow) => void
  onRead: (row: NotificationRow) => void
}

/** The notices of a tab: what was not read, then the rest by day. */
export function NotificationGroups({ tab, rows, onOpen, onRead }: Props) {
  const { t } = useTranslation()
  const nothingUnread = tab === 'unread' && rows.every(({ read_at }) => read_at !== null)
  const heading = (key: string): string | undefined => {
    if (key === 'unread') return undefined
    if (key === today()) return t('notifications.read_today')
    return key === dayBefore(today()) ? t('notifications.yesterday') : formatLongDate(key, false)
  }
  return (
    <>
      {(rows.length === 0 || nothingUnread) && (
        <Empty
          icon={IconBellCheck}
          title={t(`notifications.empty_${tab}`)}
          text={t(`notifications.empty_${tab}_text`)}
        />
      )}
      {inGroups(rows, dayOf).map(({ key, rows: some }) => (
        <Fragment key={key}>
          {heading(key) !== undefined && <h3 className={styles.day}>{heading(key)}</h3>}
          <ul>
            {some.map((row) => (
              <NotificationItem
                key={row.id}
                row={row}
                onOpen={() => onOpen(row)}
                onRead={() => onRead(row)}
              />
            ))}
          </ul>
        </Fragment>
      ))}
    </>
  )
}
