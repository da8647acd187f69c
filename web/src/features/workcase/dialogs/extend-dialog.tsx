import { caseExtension } from '@hdoc/contract/cases/case-inputs.ts'
import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { caseCalls } from '@hdoc/contract/cases/cases.ts'
import { useTranslation } from 'react-i18next'
import {
  ExtensionFields,
  emptyExtension,
  extensionOf,
} from '../../../entities/documents/until/extension-fields.tsx'
import { call } from '../../../lib/calls/call.ts'
import { formatDate } from '../../../lib/format/format.ts'
import { ReasonField } from '../../../ui/form/field/reason-field.tsx'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { labelOfCaseField } from './label-of-field.ts'
import { useCaseForm } from './use-case-form.ts'

const blank = { ...emptyExtension, reason: '' }

/** A later deadline of the documents of a case, by days or to a day, with its reason. */
export default function ExtendDialog({ row, onClose }: { row: WorkCase; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, version, number, deadline_on: deadline } = row
  const { schemaForm, dialog } = useCaseForm({
    row,
    onClose,
    schema: caseExtension,
    beginning: () => blank,
    toValues: (values) => ({ id, version, reason: values.reason, ...extensionOf(values) }),
    save: (body) => call(caseCalls.extend, { body }),
    said: ({ deadline_on: later }) =>
      t('workcases.done_extend', { number, date: later ? formatDate(later) : '' }),
  })
  const { form } = schemaForm
  return (
    <FormDialog
      title={t('workcases.extend_title', { number })}
      {...dialog}
      labelOf={(path) => (path === 'deadline_on' ? t('documents.extend_on') : labelOfCaseField(path))}
      saveLabel={t('documents.extend')}
    >
      <ExtensionFields
        form={form}
        isFirst
        description={deadline ? t('documents.extend_from', { date: formatDate(deadline) }) : undefined}
      />
      <ReasonField form={form} label={t('documents.extend_reason')} required />
    </FormDialog>
  )
}
