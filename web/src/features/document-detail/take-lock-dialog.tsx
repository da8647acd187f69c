import { documentFileCalls } from '@hdoc/contract/documents/document-files.ts'
import type { Document } from '@hdoc/contract/documents/documents.ts'
import type { FileRow } from '@hdoc/contract/files/files.ts'
import { Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { documentQuery, documentsKey } from '../../entities/documents/queries.ts'
import { call } from '../../lib/api.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'

type Props = { document: Document; file: FileRow; onClose: () => void }

/**
 * Takes a file over from the person who holds it. The dialog asks for the reason, because that person loses
 * what they have not sent yet.
 */
export function TakeLockDialog({ document, file, onClose }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const schemaForm = useSchemaForm({
    schema: documentFileCalls.takeLock.body,
    initial: { reason: '' },
    toValues: (values) => ({ ...values, id: file.id }),
    save: (body) => call(documentFileCalls.takeLock, { body }),
    onSaved: ({ data }) => {
      queryClient.setQueryData(documentQuery(document.id).queryKey, data)
      void queryClient.invalidateQueries({ queryKey: documentsKey })
      toast({ kind: 'success', message: t('files.lock_taken', { name: file.name }) })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('files.take_lock_title', { name: file.name })}
      schemaForm={schemaForm}
      labelOf={(path) => (path === 'reason' ? t('files.take_lock_reason') : undefined)}
      onClose={onClose}
      destructive
      saveLabel={t('files.take_lock')}
    >
      <Note kind="warn">{t('files.take_lock_what', { name: file.lock?.by ?? '' })}</Note>
      <Textarea
        {...schemaForm.form.getInputProps('reason')}
        data-autofocus
        label={t('files.take_lock_reason')}
        required
        maxLength={1000}
      />
    </FormDialog>
  )
}
