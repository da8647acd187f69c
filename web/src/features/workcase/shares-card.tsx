import { type CaseShare, shareActions, type WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { shareRoles } from '@hdoc/contract/documents/registration/registration-case.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconUsersPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ShareStatus } from '../../entities/cases/share-status.tsx'
import { formatDate, formatDateTime } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { GuardedButton } from '../../ui/action/guarded-button.tsx'
import { GuardedItem } from '../../ui/action/guarded-item.tsx'
import { Avatar } from '../../ui/display/avatar.tsx'
import { Card } from '../../ui/display/card.tsx'
import { actionIcons } from './action-icons.ts'
import { begin, type Doing } from './opened.ts'
import styles from './workcase.module.css'

type Props = { row: WorkCase; doing: Doing }

/** What is known of a share besides who has it, in quiet lines. */
function Lines({ share }: { share: CaseShare }) {
  const { t } = useTranslation()
  const { role, deadline_on, resolution, resolution_by, reason, note, unfinished } = share
  const { status, assigned_by, assigned_at, ended_at, ended_by } = share
  const lines = [
    [say(shareRoles[role]), deadline_on && t('workcases.until', { date: formatDate(deadline_on) })]
      .filter(Boolean)
      .join(' · '),
    resolution && `${t('workcases.quoted', { text: resolution })} ${resolution_by && `(${resolution_by})`}`,
    status.code === 'refused' && t('workcases.refused_because', { reason }),
    status.code === 'waiting' && reason && t('workcases.waits_for', { reason }),
    note && t('workcases.found', { note }),
    unfinished && t('workcases.unfinished'),
    ended_at
      ? t('workcases.ended', { by: ended_by, at: formatDateTime(ended_at) })
      : t('workcases.given_by', { by: assigned_by, at: formatDateTime(assigned_at) }),
  ]
  return lines
    .filter((line) => typeof line === 'string' && line !== '')
    .map((line) => (
      <p key={String(line)} className={styles.quiet}>
        {line}
      </p>
    ))
}

/** Every step of a share: those that are possible, and why the others are not. */
function ShareMenu({ share, doing }: { share: CaseShare; doing: Doing }) {
  const { t } = useTranslation()
  const name = share.group?.name ?? t('workcases.no_group')
  return (
    <Menu position="bottom-end" width={300} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          variant="default"
          aria-label={t('workcases.share_actions', { name })}
          title={t('workcases.share_actions', { name })}
        >
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {shareActions.map((action) => {
          const Icon = actionIcons[action]
          const resumes = action === 'start' && share.status.code === 'waiting'
          return (
            <GuardedItem
              key={action}
              allowed={share.can[action]}
              reason={share.cannot[action]}
              leftSection={<Icon size={16} />}
              onClick={() => begin(doing, action, share)}
            >
              {t(resumes ? 'workcases.resume' : `workcases.${action}`)}
            </GuardedItem>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}

function OneShare({ share, doing }: { share: CaseShare; doing: Doing }) {
  const { t } = useTranslation()
  const { group, person, status, wait_until } = share
  const isOver = status.code === 'closed' || status.code === 'transferred'
  return (
    <li className={styles.share}>
      <Avatar name={person?.name ?? group?.name ?? '?'} small />
      <div className={styles.shareText}>
        <p>
          <b>{group?.name ?? t('workcases.no_group')}</b>{' '}
          <span className={styles.person}>{person?.name ?? t('workcases.nobody_in_group')}</span>
        </p>
        <Lines share={share} />
      </div>
      <div className={styles.shareSide}>
        <ShareStatus status={status} waitUntil={wait_until} />
        {!isOver && <ShareMenu share={share} doing={doing} />}
      </div>
    </li>
  )
}

/** Who works on the case, with what, until when. */
export function SharesCard({ row, doing }: Props) {
  const { t } = useTranslation()
  return (
    <Card
      title={t('workcases.shares')}
      actions={
        row.closing === null && (
          <GuardedButton
            className={styles.end ?? ''}
            size="compact-sm"
            variant="default"
            allowed={row.can.assign}
            reason={row.cannot.assign}
            leftSection={<IconUsersPlus size={16} />}
            onClick={() => doing.open({ name: 'assign' })}
          >
            {t('workcases.add_group')}
          </GuardedButton>
        )
      }
    >
      <ul className={styles.shares}>
        {row.shares.map((share) => (
          <OneShare key={share.id} share={share} doing={doing} />
        ))}
      </ul>
    </Card>
  )
}
