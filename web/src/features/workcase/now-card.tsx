import type { Obstacles } from '@hdoc/contract/calls/obstacles.ts'
import type { CaseAction, CaseShare, ShareAction, WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { caseActions } from '@hdoc/contract/cases/case-rows.ts'
import { useTranslation } from 'react-i18next'
import { ObstacleList } from '../../entities/cases/obstacle-list.tsx'
import { useSession } from '../../entities/session/session-store.ts'
import { formatDate, formatDateTime } from '../../lib/format/format.ts'
import { GuardedButton } from '../../ui/action/guarded-button.tsx'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { actionIcons } from './action-icons.ts'
import { begin, type Doing } from './opened.ts'
import styles from './workcase.module.css'

const isCaseAction = (action: ShareAction | CaseAction): action is CaseAction =>
  (caseActions as readonly string[]).includes(action)

type Props = { row: WorkCase; doing: Doing; obstacles: Obstacles }

/** How a closed case ended. */
function Closed({ closing, resolution }: { closing: NonNullable<WorkCase['closing']>; resolution: string }) {
  const { t } = useTranslation()
  const { at, by, status, legal_ground, declined_to, reason } = closing
  const more = [
    legal_ground,
    declined_to && t('workcases.declined_whom', { to: declined_to }),
    resolution && t('workcases.quoted', { text: resolution }),
    reason && t('subject.reason', { reason }),
  ].filter(Boolean)
  return (
    <div className={styles.nowText}>
      <p>
        {t('workcases.closed_by', { by, at: formatDateTime(at) })}{' '}
        <StatusTag className={status.className}>{status.name}</StatusTag>
      </p>
      {more.length > 0 && <p className={styles.quiet}>{more.join(' · ')}</p>}
    </div>
  )
}

/** The sentence before the button: why it is this person's turn. */
function useWords(row: WorkCase, share: CaseShare | undefined): string {
  const { t } = useTranslation()
  const { user } = useSession()
  const group = share?.group?.name ?? ''
  // A substitute closes what somebody else is in charge of.
  const isOfAnother = row.lead?.person != null && row.lead.person.id !== user?.id
  switch (row.next?.action) {
    case 'accept':
      return t('workcases.now_accept', { by: share?.assigned_by ?? '' })
    case 'take':
      return t('workcases.now_take', { group })
    case 'start':
      return share?.status.code === 'waiting' && share.wait_until
        ? t('workcases.now_resume', { date: formatDate(share.wait_until) })
        : t('workcases.now_start')
    case 'close_group':
      return t('workcases.now_close_group', { group })
    case 'close':
      return isOfAnother
        ? t('workcases.now_close_for', { name: row.lead?.person?.name ?? '' })
        : t('workcases.now_close')
    case 'give':
      return t('workcases.now_give', { group, reason: share?.reason ?? '' })
    case 'assign':
      return t('workcases.now_assign')
    default:
      return t('workcases.now_nothing')
  }
}

/** What the person has to do with the case now, as one command. */
export function NowCard({ row, doing, obstacles }: Props) {
  const { t } = useTranslation()
  const { next, closing, shares } = row
  const share = shares.find(({ id }) => id === next?.share_id)
  const words = useWords(row, share)
  const label = () => {
    if (!next) return ''
    if (next.action === 'start' && share?.status.code === 'waiting') return t('workcases.resume')
    return next.action === 'write_resolution' ? '' : t(`workcases.${next.action}`)
  }
  const run = () => {
    if (!next || next.action === 'write_resolution') return
    if (isCaseAction(next.action)) doing.open({ name: next.action })
    else if (share) begin(doing, next.action, share)
  }
  const Icon = next && actionIcons[next.action]
  return (
    <section className={styles.now} aria-label={t('workcases.now')}>
      {closing ? (
        <Closed closing={closing} resolution={row.resolution} />
      ) : (
        <div className={styles.nowText}>
          <h2>{t('workcases.now')}</h2>
          <p>{words}</p>
          {row.resolution && (
            <p className={styles.quiet}>
              {t('workcases.resolution')}: {t('workcases.quoted', { text: row.resolution })}
            </p>
          )}
          <ObstacleList obstacles={obstacles} />
        </div>
      )}
      {next && Icon && (
        <GuardedButton
          leftSection={<Icon size={16} />}
          loading={doing.busy}
          allowed={next.action !== 'close' || row.can.close}
          reason={row.cannot.close}
          onClick={run}
        >
          {label()}
        </GuardedButton>
      )}
    </section>
  )
}
