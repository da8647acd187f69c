import { caseDocumentAdding } from '@hdoc/contract/cases/case-inputs.ts'
import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { caseCalls } from '@hdoc/contract/cases/cases.ts'
import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { documentOptionsQuery } from '../../../entities/documents/document-options.ts'
import { call } from '../../../lib/calls/call.ts'
import { Picker } from '../../../ui/choice/picker.tsx'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { labelOfCaseField } from './label-of-field.ts'
import { useCaseForm } from './use-case-form.ts'

type Values = { document_id: number | null; role: 'worked' | 'connected' }

/** Adds a document to the case, found by search among those one may see. */
export default function AddDocumentDialog({ row, onClose }: { row: WorkCase; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, version, number } = row
  const { schemaForm, dialog } = useCaseForm({
    row,
    onClose,
    schema: caseDocumentAdding,
    beginning: (): Values => ({ document_id: null, role: 'worked' }),
    toValues: ({ document_id, role }) => ({ id, version, role, document_id: document_id ?? undefined }),
    save: (body) => call(caseCalls.addDocument, { body }),
    said: () => t('workcases.done_add_document', { number }),
  })
  const { form } = schemaForm
  const values = form.getValues()
  return (
    <FormDialog
      title={t('workcases.add_document_title', { number })}
      {...dialog}
      labelOf={labelOfCaseField}
      saveLabel={t('workcases.add_document')}
    >
      <Picker
        data-autofocus
        label={t('documents.document')}
        data-path="document_id"
        required
        error={form.errors.document_id}
        request={documentOptionsQuery}
        value={values.document_id}
        onChange={(next) => form.setFieldValue('document_id', next)}
      />
      <NativeSelect
        label={t('workcases.document_role')}
        description={t(`workcases.${values.role}_help`)}
        value={values.role}
        onChange={(event) =>
          form.setFieldValue('role', event.currentTarget.value === 'connected' ? 'connected' : 'worked')
        }
        data={[
          { value: 'worked', label: t('workcases.worked') },
          { value: 'connected', label: t('workcases.connected') },
        ]}
      />
    </FormDialog>
  )
}
