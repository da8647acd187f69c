import {
  deadlineExtension,
  documentStatusCalls,
} from '@hdoc/contract/documents/life/document-status-change.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { NativeSelect, NumberInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { fieldLabel } from '../../../entities/documents/subject/field-label.ts'
import { call } from '../../../lib/calls/call.ts'
import { formatDate } from '../../../lib/format/format.ts'
import { DateField } from '../../../ui/form/field/date-field.tsx'
import { ReasonField } from '../../../ui/form/field/reason-field.tsx'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { LaterDeadline } from './later-deadline.tsx'
import { useDocumentForm } from './use-document-form.ts'

type Values = { type: 'date' | 'days'; deadline_on: string | null; days: number | ''; reason: string }

const blank: Values = { type: 'days', deadline_on: null, days: '', reason: '' }

/** A later deadline, by days or to a day, with the reason that stays in the history. */
export function ExtendDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, version, number, deadline_on: deadline } = document
  const { schemaForm, dialog } = useDocumentForm({
    document,
    onClose,
    schema: deadlineExtension,
    beginning: () => blank,
    toValues: ({ type, deadline_on, days, reason }) => ({
      id,
      version,
      type,
      reason,
      ...(type === 'date' && deadline_on !== null && { deadline_on }),
      ...(type === 'days' && days !== '' && { days }),
    }),
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
      <NativeSelect
        data-autofocus
        label={t('documents.extend_by')}
        description={deadline ? t('documents.extend_from', { date: formatDate(deadline) }) : undefined}
        value={values.type}
        onChange={(event) =>
          form.setFieldValue('type', event.currentTarget.value === 'date' ? 'date' : 'days')
        }
        data={[
          { value: 'days', label: t('documents.extend_days_type') },
          { value: 'date', label: t('documents.extend_date') },
        ]}
      />
      {values.type === 'days' ? (
        <NumberInput
          key={form.key('days')}
          {...form.getInputProps('days')}
          label={t('documents.extend_days')}
          required
          allowDecimal={false}
          allowNegative={false}
          hideControls
        />
      ) : (
        <DateField
          label={t('documents.extend_on')}
          data-path="deadline_on"
          required
          error={form.errors.deadline_on}
          value={values.deadline_on}
          onChange={(day) => form.setFieldValue('deadline_on', day)}
        />
      )}
      <LaterDeadline
        document={document}
        days={values.type === 'days' ? values.days : ''}
        chosen={values.type === 'date' ? values.deadline_on : null}
      />
      <ReasonField form={form} label={t('documents.extend_reason')} required />
    </FormDialog>
  )
}
