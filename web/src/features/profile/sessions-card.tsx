import type { OwnSession } from '@hdoc/contract/accounts/profile.ts'
import { profileCalls } from '@hdoc/contract/accounts/profile-calls.ts'
import { Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, IconQuestionMark } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { Card } from '../../ui/display/card.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import styles from './profile.module.css'
import { sessionsQuery } from './queries.ts'

const icons = {
  computer: IconDeviceDesktop,
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  unknown: IconQuestionMark,
}
type RowProps = { session: OwnSession; busy: boolean; onClose: () => void }

function SessionRow({ session, busy, onClose }: RowProps) {
  const { t } = useTranslation()
  const Icon = icons[session.kind]
  const device = session.device || t('profile.session_unknown')
  const facts = [
    t(`profile.place_${session.place}`, { address: session.address }),
    t('profile.session_used', { time: formatDateTime(session.last_seen_at) }),
    session.remember && t('profile.session_remembered'),
  ]
  return (
    <li>
      <Icon size={20} aria-hidden />
      <span className={styles.rowText}>
        {device}
        {session.current && <span className={styles.this}>{t('profile.session_this')}</span>}
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      {!session.current && (
        <Button
          variant="default"
          size="xs"
          disabled={busy}
          aria-label={t('profile.session_close', { device })}
          onClick={onClose}
        >
          {t('profile.session_close_short')}
        </Button>
      )}
    </li>
  )
}

/** Where the account is open; every session but the present one can be closed from here. */
export function SessionsCard() {
  const { t } = useTranslation()
  const sessions = useQuery(sessionsQuery)
  const closing = useAction({
    call: (id: string | undefined) =>
      id ? call(profileCalls.closeSession, { body: { id } }) : call(profileCalls.closeOtherSessions),
    changes: [{ what: 'session.closed' }],
    // A session may have ended by itself meanwhile (404). The reloaded list shows that, so no message is
    // needed.
    unsure: [{ what: 'session.closed' }],
    said: (_, id) => t(id ? 'profile.session_closed' : 'profile.others_closed'),
    onFailure: (error) => error.status !== 404 && toast({ kind: 'error', message: error.message }),
  })
  const rows = sessions.data ?? []
  return (
    <Card
      title={t('profile.sessions')}
      help={t('profile.sessions_help')}
      actions={
        rows.length > 1 && (
          <Button
            className={styles.toRight}
            variant="default"
            size="xs"
            loading={closing.isPending}
            onClick={() => closing.mutate(undefined)}
          >
            {t('profile.close_others')}
          </Button>
        )
      }
    >
      <Answer query={sessions} />
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={closing.isPending}
              onClose={() => closing.mutate(session.id)}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
