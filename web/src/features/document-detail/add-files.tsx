import { type Document, documentCalls } from '@hdoc/contract/documents/documents.ts'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { documentQuery, documentsKey } from '../../entities/documents/queries.ts'
import { FileDrop } from '../../entities/files/file-drop.tsx'
import { isKept } from '../../entities/files/upload-item.ts'
import { useUploads } from '../../entities/files/use-uploads.ts'
import { call } from '../../lib/api.ts'
import { formatNumber } from '../../lib/format.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { useLeaveGuard } from '../../ui/form/use-leave-guard.tsx'

/** New files for the document, as many as one likes. */
export function AddFiles({ document, onDone }: { document: Document; onDone: () => void }) {
  const { id, max_file_mb: maximumMb } = document
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const uploads = useUploads(maximumMb)
  const attaching = useMutation({
    mutationFn: async () => {
      const uploadIds = await uploads.settled()
      // All files were refused meanwhile; the row of each says why.
      if (uploadIds.length === 0) return undefined
      const answer = await call(documentCalls.attach, { body: { id, upload_ids: uploadIds } })
      return { answer, uploadIds }
    },
    onSuccess: (added) => {
      if (!added) return
      const { answer, uploadIds } = added
      const count = uploadIds.length
      const isMore = uploads.release(uploadIds).length > 0
      queryClient.setQueryData(documentQuery(id).queryKey, answer.data)
      void queryClient.invalidateQueries({ queryKey: documentsKey })
      toast({ kind: 'success', message: t('documents.file_added', { count, figure: formatNumber(count) }) })
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
