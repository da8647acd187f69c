import type { AcceptedOne } from '@hdoc/contract/submissions/submission-acts.ts'
import type { SubmissionListRow } from '@hdoc/contract/submissions/submission-rows.ts'
import { submissionCalls } from '@hdoc/contract/submissions/submissions.ts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import styles from './submissions.module.css'

type Props = { rows: readonly SubmissionListRow[]; onClose: () => void }

type OutcomeProps = { rows: Props['rows']; done: readonly AcceptedOne[]; registered: number }

function Outcome({ rows, done, registered }: OutcomeProps) {
  const { t } = useTranslation()
  const nameOf = (id: number) => rows.find((row) => row.id === id)?.name ?? ''
  const failed = done.filter(({ number }) => number === '')
  return (
    <div role="status">
      <p>{t('submissions.many_done', { count: registered })}</p>
      {failed.length > 0 && (
        <Note kind="warn">
          <p>{t('submissions.many_failed', { count: failed.length })}</p>
          <ul className={styles.outcome}>
            {failed.map(({ id, why }) => (
              <li key={id}>
                {nameOf(id)}: {why}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  )
}

/** Accepts the chosen ones, each as its type says and with a new issuer, and says what became of each. */
export default function AcceptManyDialog({ rows, onClose }: Props) {
  const { t } = useTranslation()
  const accepting = useAction({
    call: () => call(submissionCalls.acceptMany, { body: { ids: rows.map(({ id }) => id) } }),
    changes: [{ what: 'submission.changed' }, { what: 'document.registered' }],
    unsure: [{ what: 'submission.changed' }],
  })
  const outcome = accepting.data
  return (
    <Dialog
      title={t('submissions.many_title', { count: rows.length })}
      onClose={onClose}
      footer={
        outcome ? (
          <Button onClick={onClose}>{t('common.close')}</Button>
        ) : (
          <>
            <Button variant="default" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button loading={accepting.isPending} onClick={() => accepting.mutate()}>
              {t('submissions.accept')}
            </Button>
          </>
        )
      }
    >
      {outcome ? (
        <Outcome rows={rows} done={outcome.data} registered={outcome.registered} />
      ) : (
        <p>{t('submissions.many_text')}</p>
      )}
    </Dialog>
  )
}
