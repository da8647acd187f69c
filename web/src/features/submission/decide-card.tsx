import type { Submission } from '@hdoc/contract/submissions/submission-rows.ts'
import { rejectReasons, type SubmissionAct } from '@hdoc/contract/submissions/submission-status.ts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { Card } from '../../ui/display/card.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import styles from './submission.module.css'

const offered = ['accept', 'ask', 'reject', 'close'] as const

/** Why it waits, or how it ended. */
function Stand({ row }: { row: Submission }) {
  const { t } = useTranslation()
  if (row.status === 'waiting') {
    if (row.fault !== '') return <Note kind="warn">{t('submissions.fault', { why: row.fault })}</Note>
    if (row.late) return <Note kind="warn">{t('submissions.late_text')}</Note>
    if (row.completed) return <Note kind="info">{t('submissions.completed_text')}</Note>
    return row.online ? <Note kind="info">{t('submissions.waits_opening')}</Note> : null
  }
  if (row.status === 'completion') return <Note kind="info">{t('submissions.waits_person')}</Note>
  const ended = t(`submissions.ended_${row.status}`, {
    at: formatDateTime(row.ended_at ?? ''),
    by: row.ended_by,
  })
  return (
    <Note kind="info">
      {ended} {row.reason !== null && `${say(rejectReasons[row.reason])}.`} {row.comment}
      {row.erased_at !== null && ` ${t('submissions.erased', { at: formatDateTime(row.erased_at) })}`}
    </Note>
  )
}

/** How it stands and what there is to do; what cannot be done now is left out. */
export function DecideCard({ row, onOpen }: { row: Submission; onOpen: (act: SubmissionAct) => void }) {
  const { t } = useTranslation()
  const acts = offered.filter((act) => row.can[act])
  return (
    <Card title={t('submissions.decide')}>
      <Stand row={row} />
      <div className={styles.acts}>
        {acts.map((act, n) => (
          <Button key={act} variant={n === 0 ? 'filled' : 'default'} onClick={() => onOpen(act)}>
            {t(`submissions.${act}`)}
          </Button>
        ))}
      </div>
    </Card>
  )
}
