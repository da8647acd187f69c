import { caseBatchCalls } from '@hdoc/contract/cases/case-batches.ts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { useAction } from '../../../ui/action/use-action.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import styles from '../rows/queues.module.css'

/** What was given just before: its batch, and in words to whom. */
export type JustGiven = { id: number; number: string; to: string }

/** What of a list comes after the rows of a walk. */
export type More = { count: number; onMore: () => void }

type Props = {
  given: JustGiven | null
  onUndone: () => void
  /** At the end of the walk it stands in a dialog of its own. */
  onClose?: () => void
  more?: More | undefined
}

/** Says what was given just before, and takes it back. */
export function GivenBefore({ given, onUndone, onClose, more }: Props) {
  const { t } = useTranslation()
  const undo = useAction({
    call: (id: number) => call(caseBatchCalls.undo, { body: { id } }),
    changes: [{ what: 'workcase.changed' }, { what: 'document.changed' }],
    said: () => t('queues.taken_back', { number: given?.number }),
    onDone: onUndone,
  })
  const told = given && (
    <Note kind="ok" role="status">
      <span className={styles.given}>
        {t('queues.given', { number: given.number, to: given.to })}
        <Button variant="default" size="xs" loading={undo.isPending} onClick={() => undo.mutate(given.id)}>
          {t('queues.undo')}
        </Button>
      </span>
    </Note>
  )
  if (!onClose) return told
  return (
    <Dialog
      title={t('queues.assign')}
      onClose={onClose}
      footer={
        <>
          <Button variant={more ? 'default' : 'filled'} data-autofocus={!more || undefined} onClick={onClose}>
            {t('common.close')}
          </Button>
          {more && (
            <Button data-autofocus onClick={more.onMore}>
              {t('queues.more')}
            </Button>
          )}
        </>
      }
    >
      <p>
        {more
          ? t('queues.more_left', { count: more.count, figure: formatNumber(more.count) })
          : t('queues.all_given')}
      </p>
      {told}
    </Dialog>
  )
}
