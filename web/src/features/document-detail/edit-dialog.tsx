import { type Document, documentCalls, documentChanges } from '@hdoc/contract/documents/documents.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fieldLabel } from '../../entities/documents/field-label.ts'
import { documentQuery, documentsKey } from '../../entities/documents/queries.ts'
import { call } from '../../lib/api.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { changedValues } from '../../ui/form/changed-values.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'
import { EditFields } from './edit-fields.tsx'
import { asksForDeadline, editValuesOf } from './edit-values.ts'
import { useOvertaken } from './use-overtaken.ts'

/** Changes what may change after registration. A person to whom a colleague was faster is told so. */
export function EditDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { id, version } = document
  const before = editValuesOf(document)
  const overtaken = useOvertaken(id, onClose, editValuesOf)
  const schemaForm = useSchemaForm({
    schema: documentChanges,
    initial: before,
    toValues: (values) => {
      // `with_deadline` is sent beside the fields and is not one of them.
      const { with_deadline, ...fields } = changedValues(before, values)
      return fields
    },
    save: (values, { with_deadline }) =>
      call(documentCalls.update, {
        body: {
          id,
          values,
          with_deadline: asksForDeadline(document, values.doc_type_id) && with_deadline,
          version,
        },
      }),
    onSaved: ({ data }) => {
      queryClient.setQueryData(documentQuery(id).queryKey, data)
      void queryClient.invalidateQueries({ queryKey: documentsKey })
      toast({ kind: 'success', message: t('documents.saved') })
      onClose()
    },
  })
  const submit = () => {
    if (Object.keys(changedValues(before, schemaForm.form.getValues())).length > 0) return schemaForm.submit()
    toast({ kind: 'warning', message: t('documents.nothing_to_save') })
    onClose()
  }
  return (
    <FormDialog
      title={t('documents.edit_title', { number: document.number })}
      schemaForm={{ ...schemaForm, submit }}
      labelOf={fieldLabel}
      onClose={onClose}
      {...overtaken}
    >
      <EditFields document={document} form={schemaForm.form} />
    </FormDialog>
  )
}
