import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { unreadQuery } from '../../entities/notifications/queries.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import styles from './notification-bell.module.css'
import { useUnreadTitle } from './use-unread-title.ts'

const NotificationPanel = lazyPart(async () => (await import('./notification-panel.tsx')).NotificationPanel)

/** The bell of the top bar: how many own notices are unread, and the panel behind it. */
export function NotificationBell() {
  const { t } = useTranslation()
  const bell = useRef<HTMLButtonElement>(null)
  const here = useRouterState({ select: ({ location }) => location.pathname })
  // Going to another page closes it, by whichever way the person goes.
  const [openedAt, setOpenedAt] = useState<string>()
  const opened = openedAt === here
  const unread = useQuery(unreadQuery).data?.unread ?? 0
  useUnreadTitle(unread)
  const close = (back: boolean) => {
    setOpenedAt(undefined)
    if (back) bell.current?.focus()
  }
  return (
    <>
      <button
        ref={bell}
        type="button"
        className={opened ? `${styles.bell} ${styles.opened}` : styles.bell}
        aria-label={
          unread === 0
            ? t('notifications.bell')
            : t('notifications.bell_unread', { figure: formatNumber(unread) })
        }
        aria-haspopup="dialog"
        aria-expanded={opened}
        data-notification-bell
        onClick={() => setOpenedAt(opened ? undefined : here)}
      >
        <IconBell size={18} aria-hidden />
        {unread > 0 && (
          <span className={styles.count} aria-hidden>
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      {opened && <NotificationPanel onClose={() => close(true)} onLeave={() => close(false)} />}
    </>
  )
}
