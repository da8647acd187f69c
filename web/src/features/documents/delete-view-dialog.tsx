import { type DocumentView, documentViewCalls } from '@hdoc/contract/documents/document-views.ts'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { documentViewsKey } from '../../entities/documents/queries.ts'
import { call } from '../../lib/api.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'

/** Asks before a view is deleted, because a whole department may work with it. */
export default function DeleteViewDialog({ view, onClose }: { view: DocumentView; onClose: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { id, name, group } = view
  const removing = useMutation({
    mutationFn: () => call(documentViewCalls.remove, { params: { id } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: documentViewsKey })
      toast({ kind: 'success', message: t('documents.view_deleted', { name }) })
      onClose()
    },
  })
  return (
    <Dialog
      title={t('documents.view_delete', { name })}
      opened
      onClose={onClose}
      footer={
        <>
          <Button variant="default" data-autofocus onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button color="red" loading={removing.isPending} onClick={() => removing.mutate()}>
            {t('documents.view_delete_yes')}
          </Button>
        </>
      }
    >
      <p>
        {group ? t('documents.view_delete_shared', { group: group.name }) : t('documents.view_delete_what')}
      </p>
    </Dialog>
  )
}
