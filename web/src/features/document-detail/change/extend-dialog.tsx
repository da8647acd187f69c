import {
  deadlineExtension,
  documentStatusCalls,
} from '@hdoc/contract/documents/life/document-status-change.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { useTranslation } from 'react-i18next'
import { fieldLabel } from '../../../entities/documents/subject/field-label.ts'
import {
  ExtensionFields,
  emptyExtension,
  extensionOf,
} from '../../../entities/documents/until/extension-fields.tsx'
import { call } from '../../../lib/calls/call.ts'
import { formatDate } from '../../../lib/format/format.ts'
import { ReasonField } from '../../../ui/form/field/reason-field.tsx'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { LaterDeadline } from './later-deadline.tsx'
import { useDocumentForm } from './use-document-form.ts'

const blank = { ...emptyExtension, reason: '' }

/** A later deadline, by days or to a day, with the reason that stays in the history. */
export function ExtendDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, version, number, deadline_on: deadline } = document
  const { schemaForm, dialog } = useDocumentForm({
    document,
    onClose,
    schema: deadlineExtension,
    beginning: () => blank,
    toValues: (values) => ({ id, version, reason: values.reason, ...extensionOf(values) }),
    save: (body) => call(documentStatusCalls.extend, { body }),
    said: ({ deadline_on: later }) =>
      t('documents.extend_done', { number, date: later ? formatDate(later) : '' }),
  })
  const { form } = schemaForm
  const values = form.getValues()
  return (
    <FormDialog
      title={t('documents.extend_title', { number })}
      {...dialog}
      labelOf={(path) => (path === 'reason' ? t('documents.extend_reason') : fieldLabel(path))}
      saveLabel={t('documents.extend')}
    >
      <ExtensionFields
        form={form}
        isFirst
        description={deadline ? t('documents.extend_from', { date: formatDate(deadline) }) : undefined}
      />
      <LaterDeadline
        document={document}
        days={values.type === 'days' ? values.days : ''}
        chosen={values.type === 'date' ? values.deadline_on : null}
      />
      <ReasonField form={form} label={t('documents.extend_reason')} required />
    </FormDialog>
  )
}
