import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format/format.ts'
import type { Change } from '../../../lib/queries/change.ts'
import { useAction } from '../../../ui/action/use-action.ts'
import { useLeaveGuard } from '../../../ui/form/frame/use-leave-guard.tsx'
import { FileDrop } from '../../files/file-drop.tsx'
import { isKept } from '../../files/upload-item.ts'
import { useUploads } from '../../files/use-uploads.ts'

type Props<Answer> = {
  maximumMb: number
  /** Adds uploaded files to the subject. */
  attach: (uploadIds: number[]) => Promise<Answer>
  changes: readonly Change[]
  onAttached: (answer: Answer) => void
  onDone: () => void
}

/** New files for a subject, as many as one likes. */
export function AddFiles<Answer>({ maximumMb, attach, changes, onAttached, onDone }: Props<Answer>) {
  const { t } = useTranslation()
  const uploads = useUploads(maximumMb)
  const attaching = useAction({
    call: async () => {
      const uploadIds = await uploads.settled()
      // All files were refused meanwhile; the row of each says why.
      if (uploadIds.length === 0) return undefined
      return { answer: await attach(uploadIds), uploadIds }
    },
    changes,
    said: (added) => {
      const count = added?.uploadIds.length ?? 0
      return added && t('documents.file_added', { count, figure: formatNumber(count) })
    },
    onDone: (added) => {
      if (!added) return
      const isMore = uploads.release(added.uploadIds).length > 0
      onAttached(added.answer)
      // The files that failed stay, to be read or to be sent again.
      if (!isMore) onDone()
    },
  })
  const some = uploads.items.some((item) => item.state !== 'failed')
  const leaving = useLeaveGuard(uploads.items.some(isKept))
  return (
    <>
      <FileDrop uploads={uploads} maximumMb={maximumMb} />
      <Button mt={8} disabled={!some} loading={attaching.isPending} onClick={() => attaching.mutate()}>
        {t('documents.add_file')}
      </Button>
      <Button variant="default" onClick={onDone}>
        {t(some || uploads.items.length === 0 ? 'common.cancel' : 'common.close')}
      </Button>
      {leaving}
    </>
  )
}
