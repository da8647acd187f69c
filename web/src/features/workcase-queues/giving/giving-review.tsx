import { caseBatchCalls, type GivingBatch, isClosingWish } from '@hdoc/contract/cases/case-batches.ts'
import { Button, Progress } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { givingBatchQuery } from '../../../entities/cases/queues-queries.ts'
import { call } from '../../../lib/calls/call.ts'
import { formatNumber, formatTime } from '../../../lib/format/format.ts'
import { useAction } from '../../../ui/action/use-action.ts'
import { useRefresh } from '../../../ui/action/use-refresh.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Answer } from '../../../ui/feedback/answer.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { StepsBar } from '../../../ui/form/steps/steps-bar.tsx'
import { wordsOf } from './batch-words.ts'
import styles from './giving.module.css'
import { GivingItems } from './giving-items.tsx'
import { batchSteps } from './giving-steps.ts'

/** How far the worker is. */
function BatchProgress({ batch }: { batch: GivingBatch }) {
  const { t } = useTranslation()
  const { state, counts } = batch
  const [done, waiting] =
    state === 'running'
      ? [counts.changed + counts.failed, counts.will]
      : [counts.undone + counts.kept, counts.changed]
  const total = done + waiting
  return (
    <div className={styles.progress}>
      <p role="status">
        {t(state === 'running' ? wordsOf(batch).running : 'queues.undoing', {
          done: formatNumber(done),
          total: formatNumber(total),
        })}
      </p>
      <Progress value={total === 0 ? 0 : (100 * done) / total} aria-label={t('queues.progress')} />
    </div>
  )
}

function BatchState({ batch }: { batch: GivingBatch }) {
  const { t } = useTranslation()
  const words = wordsOf(batch)
  if (batch.state === 'ready') return <Note kind="info">{t(words.preview)}</Note>
  if (batch.state === 'running' || batch.state === 'undoing') return <BatchProgress batch={batch} />
  return (
    <Note kind="ok" role="status">
      {t(batch.state === 'done' ? words.done : words.undone)}{' '}
      {batch.undo_until && t('queues.undo_until', { time: formatTime(batch.undo_until) })}
    </Note>
  )
}

type Props = { id: number; onClose: () => void; onBack?: (() => void) | undefined }

/** A batch from its preview to its result, and back again within ten minutes. */
export function GivingReview({ id, onClose, onBack }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const answer = useQuery(givingBatchQuery(id))
  const batch = answer.data
  const refresh = useRefresh()
  const act = useAction({
    call: (what: 'start' | 'undo') => call(caseBatchCalls[what], { body: { id } }),
    changes: [],
    unsure: [{ what: 'case_batch.changed', id }],
    onDone: ({ data }) => void queryClient.setQueryData(givingBatchQuery(id).queryKey, data),
  })
  const state = batch?.state
  // The list behind the dialog shows the changes at once.
  useEffect(() => {
    if (state === 'done' || state === 'undone')
      refresh([{ what: 'workcase.changed' }, { what: 'document.changed' }])
  }, [state, refresh])
  const footer = (
    <>
      {state === 'ready' && onBack && (
        <Button variant="default" onClick={onBack}>
          {t('queues.back')}
        </Button>
      )}
      {batch?.undo_until && batch.counts.changed > 0 && (
        <Button variant="default" loading={act.isPending} onClick={() => act.mutate('undo')}>
          {t(wordsOf(batch).undo)}
        </Button>
      )}
      {batch && state === 'ready' ? (
        <Button
          loading={act.isPending}
          disabled={batch.counts.will === 0}
          onClick={() => act.mutate('start')}
        >
          {t(isClosingWish(batch.wish) ? 'queues.closing_begin' : 'queues.begin', {
            count: batch.counts.will,
            figure: formatNumber(batch.counts.will),
          })}
        </Button>
      ) : (
        <Button onClick={onClose}>{t(state === 'done' ? 'queues.finish' : 'common.close')}</Button>
      )}
    </>
  )
  return (
    <Dialog title={t(batch ? wordsOf(batch).title : 'queues.title_batch')} onClose={onClose} footer={footer}>
      <Answer query={answer} />
      {batch && (
        <>
          <StepsBar
            steps={batchSteps(wordsOf(batch).wish)}
            at={state === 'ready' ? 1 : 2}
            go={state === 'ready' ? onBack : undefined}
          />
          <BatchState batch={batch} />
          <GivingItems batch={batch} />
        </>
      )}
    </Dialog>
  )
}
