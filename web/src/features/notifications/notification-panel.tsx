import type { NotificationRow } from '@hdoc/contract/notifications/notifications.ts'
import { Button } from '@mantine/core'
import { IconSettings, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { unreadQuery } from '../../entities/notifications/queries.ts'
import { useRead } from '../../entities/notifications/use-read.ts'
import { useLiveState } from '../../lib/live/live-state.ts'
import { Key } from '../../ui/display/key.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { AppLink } from '../../ui/links/app-link.tsx'
import { NotificationGroups } from './notification-groups.tsx'
import styles from './notification-panel.module.css'
import { actionsOf, type PanelTab, panelQuery, panelTabs } from './panel-query.ts'
import { useNoticeFocus } from './use-notice-focus.ts'

type Props = {
  /** Back to the bell. */
  onClose: () => void
  /** The person goes on elsewhere. */
  onLeave: () => void
}

/** Says whether notices come by themselves. */
function LiveMark() {
  const { t } = useTranslation()
  const state = useLiveState()
  if (state === 'off') return null
  return (
    <span className={state === 'away' ? `${styles.live} ${styles.away}` : styles.live} role="status">
      {t(`notifications.${state}`)}
    </span>
  )
}

/** Moves the focus between the notices: J and ↓ on, K and ↑ back. */
function move(panel: HTMLElement, step: 1 | -1): void {
  const all = [...panel.querySelectorAll<HTMLElement>('[data-notice]')]
  const at = all.indexOf(document.activeElement as HTMLElement)
  const next = at < 0 ? (step === 1 ? 0 : all.length - 1) : at + step
  all[next]?.focus()
}

/** Closes when the person goes on beside the panel; the bell closes it by itself. */
function useLeaving(panel: { current: HTMLElement | null }, onLeave: () => void): void {
  useEffect(() => {
    const look = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || panel.current?.contains(target)) return
      if (!target.closest('[data-notification-bell]')) onLeave()
    }
    document.addEventListener('pointerdown', look)
    return () => document.removeEventListener('pointerdown', look)
  }, [panel, onLeave])
}

/** The notices beside the page, which go on coming while it is open. */
export function NotificationPanel({ onClose, onLeave }: Props) {
  const { t } = useTranslation()
  const panel = useRef<HTMLElement>(null)
  const [tab, setTab] = useState<PanelTab>('unread')
  const list = useQuery(panelQuery(tab))
  const counts = useQuery(unreadQuery).data
  const read = useRead()
  useEffect(() => panel.current?.querySelector<HTMLElement>('[role="tab"]')?.focus(), [])
  useLeaving(panel, onLeave)
  const noteFocus = useNoticeFocus(panel)

  const rows = list.data?.data ?? []
  const unreadRows = rows.filter(({ read_at }) => read_at === null)
  const todo = (actionsOf('todo') ?? []).reduce((sum, action) => sum + (counts?.by_action[action] ?? 0), 0)
  const numbers = { unread: counts?.unread ?? 0, todo, all: 0 }
  const markOne = ({ id, read_at }: NotificationRow) => {
    if (read_at === null) read.some.mutate([id])
  }
  const markAll = () => {
    const newest = Math.max(...unreadRows.map(({ id }) => id))
    read.all.mutate({ upTo: newest, actions: actionsOf(tab) })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') return onClose()
    if (event.ctrlKey || event.metaKey || event.altKey || !panel.current) return
    const key = event.key.toLowerCase()
    if (key === 'j' || event.key === 'ArrowDown') move(panel.current, 1)
    else if (key === 'k' || event.key === 'ArrowUp') move(panel.current, -1)
    else if (key === 'e') {
      const id = document.activeElement?.closest('[data-notice-id]')?.getAttribute('data-notice-id')
      const row = rows.find((one) => String(one.id) === id)
      if (row) markOne(row)
    } else return
    event.preventDefault()
  }

  return (
    <section
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-label={t('notifications.title')}
      onFocus={noteFocus}
      onKeyDown={onKeyDown}
    >
      <header className={styles.top}>
        <h2>{t('notifications.title')}</h2>
        <LiveMark />
        <span className={styles.spacer} />
        <AppLink
          to="/profile"
          className={styles.icon}
          aria-label={t('notifications.choose')}
          title={t('notifications.choose')}
          onClick={onLeave}
        >
          <IconSettings size={16} aria-hidden />
        </AppLink>
        <button type="button" className={styles.icon} aria-label={t('notifications.close')} onClick={onClose}>
          <IconX size={16} aria-hidden />
        </button>
      </header>
      <div className={styles.bar}>
        <div className={styles.tabs} role="tablist" aria-label={t('notifications.tabs')}>
          {panelTabs.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              id={`notices-${one}`}
              aria-selected={tab === one}
              aria-controls="notices"
              onClick={() => setTab(one)}
            >
              {t(`notifications.tab_${one}`)}
              {numbers[one] > 0 && <em>{numbers[one]}</em>}
            </button>
          ))}
        </div>
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={unreadRows.length === 0}
          loading={read.all.isPending}
          onClick={markAll}
        >
          {t('notifications.mark_all')}
        </Button>
      </div>
      <div className={styles.rows} id="notices" role="tabpanel" aria-labelledby={`notices-${tab}`}>
        <Answer query={list}>
          {({ data }) => (
            <NotificationGroups
              tab={tab}
              rows={data}
              onRead={markOne}
              onOpen={(row) => {
                markOne(row)
                onLeave()
              }}
            />
          )}
        </Answer>
      </div>
      <footer className={styles.foot}>
        <span className={styles.keys} aria-hidden>
          <Key>J</Key> <Key>K</Key> {t('notifications.keys')} <Key>E</Key> {t('notifications.key_read')}
        </span>
        <span className={styles.spacer} />
        <AppLink to="/notifications" className={styles.allLink} onClick={onLeave}>
          {t('notifications.all')}
        </AppLink>
      </footer>
    </section>
  )
}
