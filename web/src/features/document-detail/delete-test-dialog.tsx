import type { Document } from '@hdoc/contract/documents/documents.ts'
import { testDocumentCalls } from '@hdoc/contract/documents/test-documents.ts'
import { Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { documentQuery, documentsKey } from '../../entities/documents/queries.ts'
import { call } from '../../lib/api.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'
import { useOvertaken } from './use-overtaken.ts'

/** Deleting a test document: says what goes and what stays, and asks for the reason. */
export default function DeleteTestDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { id, version, number } = document
  const overtaken = useOvertaken(id, onClose, () => ({ reason: '' }))
  const schemaForm = useSchemaForm({
    schema: testDocumentCalls.remove.body,
    initial: { reason: '' },
    toValues: (values) => ({ ...values, id, version }),
    save: (body) => call(testDocumentCalls.remove, { body }),
    onSaved: ({ data }) => {
      queryClient.setQueryData(documentQuery(id).queryKey, data)
      void queryClient.invalidateQueries({ queryKey: documentsKey })
      toast({ kind: 'success', message: t('test_documents.removed', { number }) })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('test_documents.remove_title', { number })}
      schemaForm={schemaForm}
      labelOf={(path) => (path === 'reason' ? t('test_documents.remove_reason') : undefined)}
      onClose={onClose}
      {...overtaken}
      destructive
      saveLabel={t('test_documents.remove')}
    >
      <Note kind="warn">{t('test_documents.remove_what')}</Note>
      <Textarea
        {...schemaForm.form.getInputProps('reason')}
        data-autofocus
        label={t('test_documents.remove_reason')}
        required
        maxLength={1000}
      />
    </FormDialog>
  )
}
