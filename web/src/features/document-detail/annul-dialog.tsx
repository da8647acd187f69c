import { type Document, documentCalls } from '@hdoc/contract/documents/documents.ts'
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

/** Annulling: says what is lost and asks for the reason. */
export function AnnulDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { id, version, number } = document
  const overtaken = useOvertaken(id, onClose, () => ({ reason: '' }))
  const schemaForm = useSchemaForm({
    schema: documentCalls.annul.body,
    initial: { reason: '' },
    toValues: (values) => ({ ...values, id, version }),
    save: (body) => call(documentCalls.annul, { body }),
    onSaved: ({ data }) => {
      queryClient.setQueryData(documentQuery(id).queryKey, data)
      void queryClient.invalidateQueries({ queryKey: documentsKey })
      toast({ kind: 'success', message: t('documents.annul_done', { number }) })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('documents.annul_title', { number })}
      schemaForm={schemaForm}
      labelOf={(path) => (path === 'reason' ? t('documents.annul_reason') : undefined)}
      onClose={onClose}
      {...overtaken}
      destructive
      saveLabel={t('documents.annul')}
    >
      <Note kind="warn">{t('documents.annul_what')}</Note>
      <Textarea
        {...schemaForm.form.getInputProps('reason')}
        data-autofocus
        label={t('documents.annul_reason')}
        required
        maxLength={1000}
      />
    </FormDialog>
  )
}
