import { type DocumentView, documentViewCalls } from '@hdoc/contract/documents/list/document-views.ts'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { DeleteDialog } from '../../ui/form/ask/delete-dialog.tsx'

/** Asks before a view is deleted, because a whole department may work with it. */
export default function DeleteViewDialog({ view, onClose }: { view: DocumentView; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, name, group } = view
  return (
    <DeleteDialog
      title={t('documents.view_delete', { name })}
      text={
        group ? t('documents.view_delete_shared', { group: group.name }) : t('documents.view_delete_what')
      }
      label={t('documents.view_delete_yes')}
      remove={() => call(documentViewCalls.remove, { params: { id } })}
      changes={[{ what: 'document_view.changed' }]}
      said={t('documents.view_deleted', { name })}
      onDeleted={onClose}
      onClose={onClose}
    />
  )
}
