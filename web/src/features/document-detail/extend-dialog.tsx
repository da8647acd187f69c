import { deadlineExtension, documentStatusCalls } from '@hdoc/contract/documents/document-status-change.ts'
import type { Document } from '@hdoc/contract/documents/documents.ts'
import { NativeSelect, NumberInput, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fieldLabel } from '../../entities/documents/field-label.ts'
import { documentQuery, documentsKey } from '../../entities/documents/queries.ts'
import { call } from '../../lib/api.ts'
import { formatDate } from '../../lib/format.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { DateField } from '../../ui/form/date-field.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'
import { LaterDeadline } from './later-deadline.tsx'
import { useOvertaken } from './use-overtaken.ts'

type Values = { type: 'date' | 'days'; deadline_on: string | null; days: number | ''; reason: string }

const blank: Values = { type: 'days', deadline_on: null, days: '', reason: '' }

/** A later deadline, by days or to a day, with the reason that stays in the history. */
export function ExtendDialog({ document, onClose }: { document: Document; onClose: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { id, version, number, deadline_on: deadline } = document
  const overtaken = useOvertaken(id, onClose, () => blank)
  const schemaForm = useSchemaForm({
    schema: deadlineExtension,
    initial: blank,
    toValues: ({ type, deadline_on, days, reason }) => ({
      id,
      version,
      type,
      reason,
      ...(type === 'date' && deadline_on !== null && { deadline_on }),
      ...(type === 'days' && days !== '' && { days }),
    }),
    save: (body) => call(documentStatusCalls.extend, { body }),
    onSaved: ({ data }) => {
      queryClient.setQueryData(documentQuery(id).queryKey, data)
      void queryClient.invalidateQueries({ queryKey: documentsKey })
      const date = data.deadline_on ? formatDate(data.deadline_on) : ''
      toast({ kind: 'success', message: t('documents.extend_done', { number, date }) })
      onClose()
    },
  })
  const { form } = schemaForm
  const values = form.getValues()
  return (
    <FormDialog
      title={t('documents.extend_title', { number })}
      schemaForm={schemaForm}
      labelOf={(path) => (path === 'reason' ? t('documents.extend_reason') : fieldLabel(path))}
      onClose={onClose}
      {...overtaken}
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
      <Textarea
        {...form.getInputProps('reason')}
        label={t('documents.extend_reason')}
        required
        maxLength={1000}
      />
    </FormDialog>
  )
}
