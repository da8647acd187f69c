import { documentCalls } from '@hdoc/contract/documents/record/document-calls.ts'
import { type Document, documentChanges } from '@hdoc/contract/documents/record/documents.ts'
import { useTranslation } from 'react-i18next'
import { fieldLabel } from '../../../entities/documents/subject/field-label.ts'
import { call } from '../../../lib/calls/call.ts'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { changedValues } from '../../../ui/form/state/changed-values.ts'
import { EditFields } from './edit-fields.tsx'
import { asksForDeadline, editValuesOf } from './edit-values.ts'
import { useDocumentForm } from './use-document-form.ts'

/** Changes what may change after registration. A person to whom a colleague was faster is told so. */
export function EditDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, version } = document
  const before = editValuesOf(document)
  const { schemaForm, dialog } = useDocumentForm({
    document,
    onClose,
    schema: documentChanges,
    beginning: editValuesOf,
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
    said: () => t('documents.saved'),
  })
  const submit = () => {
    if (Object.keys(changedValues(before, schemaForm.form.getValues())).length > 0) return schemaForm.submit()
    toast({ kind: 'warning', message: t('documents.nothing_to_save') })
    onClose()
  }
  return (
    <FormDialog
      title={t('documents.edit_title', { number: document.number })}
      {...dialog}
      schemaForm={{ ...schemaForm, submit }}
      labelOf={fieldLabel}
    >
      <EditFields document={document} form={schemaForm.form} />
    </FormDialog>
  )
}
