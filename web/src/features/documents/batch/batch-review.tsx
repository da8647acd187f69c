import { type Batch, documentBatchCalls } from '@hdoc/contract/documents/bulk/document-batches.ts'
import { Button, Progress } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { batchQuery } from '../../../entities/documents/batch-queries.ts'
import { call } from '../../../lib/calls/call.ts'
import { formatNumber, formatTime } from '../../../lib/format/format.ts'
import { useAction } from '../../../ui/action/use-action.ts'
import { useRefresh } from '../../../ui/action/use-refresh.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Answer } from '../../../ui/feedback/answer.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { StepsBar } from '../../../ui/form/steps/steps-bar.tsx'
import styles from './batch.module.css'
import { BatchItems } from './batch-items.tsx'
import { batchSteps } from './batch-steps.ts'
import { BatchWishFacts } from './batch-wish.tsx'

/** How far the worker is. */
function BatchProgress({ batch: { state, counts } }: { batch: Batch }) {
  const { t } = useTranslation()
  const [done, waiting] =
    state === 'running'
      ? [counts.changed + counts.failed, counts.will]
      : [counts.undone + counts.kept, counts.changed]
  const total = done + waiting
  return (
    <div className={styles.progress}>
      <p role="status">
        {t(state === 'running' ? 'batch.running' : 'batch.undoing', {
          done: formatNumber(done),
          total: formatNumber(total),
        })}
      </p>
      <Progress value={total === 0 ? 0 : (100 * done) / total} aria-label={t('batch.progress')} />
    </div>
  )
}

function BatchState({ batch }: { batch: Batch }) {
  const { t } = useTranslation()
  if (batch.state === 'ready') return <Note kind="info">{t('batch.preview_what')}</Note>
  if (batch.state === 'running' || batch.state === 'undoing') return <BatchProgress batch={batch} />
  return (
    <Note kind="ok" role="status">
      {t(batch.state === 'done' ? 'batch.done' : 'batch.undone')}{' '}
      {batch.undo_until && t('batch.undo_until', { time: formatTime(batch.undo_until) })}
    </Note>
  )
}

type Props = { id: number; onClose: () => void; onBack?: (() => void) | undefined }

/** A batch from its preview to its result, and back again within ten minutes. */
export function BatchReview({ id, onClose, onBack }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const answer = useQuery(batchQuery(id))
  const batch = answer.data
  const refresh = useRefresh()
  const act = useAction({
    call: (what: 'start' | 'undo') => call(documentBatchCalls[what], { body: { id } }),
    changes: [],
    unsure: [{ what: 'document_batch.changed', id }],
    onDone: ({ data }) => void queryClient.setQueryData(batchQuery(id).queryKey, data),
  })
  const state = batch?.state
  // The list behind the dialog shows the changes at once.
  useEffect(() => {
    if (state === 'done' || state === 'undone') refresh([{ what: 'document.changed' }])
  }, [state, refresh])
  const footer = (
    <>
      {state === 'ready' && onBack && (
        <Button variant="default" onClick={onBack}>
          {t('batch.back')}
        </Button>
      )}
      {batch?.undo_until && batch.counts.changed > 0 && (
        <Button variant="default" loading={act.isPending} onClick={() => act.mutate('undo')}>
          {t('batch.undo')}
        </Button>
      )}
      {batch && state === 'ready' ? (
        <Button
          loading={act.isPending}
          disabled={batch.counts.will === 0}
          onClick={() => act.mutate('start')}
        >
          {t('batch.start', { count: batch.counts.will, figure: formatNumber(batch.counts.will) })}
        </Button>
      ) : (
        <Button onClick={onClose}>{t('common.close')}</Button>
      )}
    </>
  )
  return (
    <Dialog title={t('batch.title_last')} onClose={onClose} footer={footer}>
      <Answer query={answer} />
      {batch && (
        <>
          <StepsBar
            steps={batchSteps()}
            at={state === 'ready' ? 1 : 2}
            go={state === 'ready' ? onBack : undefined}
          />
          <BatchWishFacts wish={batch.wish} />
          <BatchState batch={batch} />
          <BatchItems batch={batch} />
        </>
      )}
    </Dialog>
  )
}
