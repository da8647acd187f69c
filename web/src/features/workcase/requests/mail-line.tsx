import type { DataRequest } from '@hdoc/contract/cases/data-requests.ts'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../lib/format/format.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import styles from './requests.module.css'

/** How an open request goes to the citizen, and whether its e-mail has left. */
export function MailLine({ request }: { request: DataRequest }) {
  const { t } = useTranslation()
  const { way, email, mail_state, mail_reason, mailed_at, stops_clock } = request
  const clock = t(stops_clock ? 'data_requests.clock_stands' : 'data_requests.clock_runs')
  if (mail_state === 'refused')
    return (
      <Note kind="bad" role="status">
        {[t('data_requests.not_left', { reason: mail_reason }), clock].join(' · ')}
      </Note>
    )
  const sending = {
    none: t(way === 'paper' ? 'data_requests.on_paper' : 'data_requests.mailed_to', { email }),
    waiting: t('data_requests.leaving', { email }),
    failed: t('data_requests.not_left_yet', { email, reason: mail_reason }),
    left: t('data_requests.left', { email, at: mailed_at === null ? '' : formatDateTime(mailed_at) }),
  }[mail_state]
  return <p className={styles.quiet}>{[sending, clock].join(' · ')}</p>
}
