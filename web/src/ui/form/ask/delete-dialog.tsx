import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Change } from '../../../lib/queries/change.ts'
import { useAction } from '../../action/use-action.ts'
import { Dialog } from '../../dialog/dialog.tsx'
import { Note } from '../../feedback/note.tsx'
import { tellFailure } from '../state/tell-failure.ts'

type Props = {
  title: string
  text: string
  /** Text of the red button, when it is not „delete”. */
  label?: string
  remove: () => Promise<unknown>
  changes: readonly Change[]
  /** What the toast says afterwards. */
  said: string
  onDeleted: () => void
  onClose: () => void
}

/**
 * Asks before something is deleted for good. Every failure is shown in the dialog; a 409 (who uses the
 * record) is shown only there.
 */
export function DeleteDialog({ title, text, label, remove, changes, said, onDeleted, onClose }: Props) {
  const { t } = useTranslation()
  const deleting = useAction({
    call: remove,
    changes,
    said: () => said,
    onDone: onDeleted,
    onFailure: (error) => error.status !== 409 && tellFailure(error),
  })
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('common.cancel')}
          </Button>
          <Button color="red" loading={deleting.isPending} onClick={() => deleting.mutate()}>
            {label ?? t('common.delete')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {deleting.error && (
        <Note kind="bad" role="alert">
          {deleting.error.message}
        </Note>
      )}
    </Dialog>
  )
}
