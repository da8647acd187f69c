import { caseExtension } from '@hdoc/contract/cases/case-inputs.ts'
import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { caseCalls } from '@hdoc/contract/cases/cases.ts'
import { NativeSelect, NumberInput, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { formatDate } from '../../../lib/format/format.ts'
import { DateField } from '../../../ui/form/field/date-field.tsx'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { labelOfCaseField } from './label-of-field.ts'
import { useCaseForm } from './use-case-form.ts'

type Values = { type: 'date' | 'days'; deadline_on: string | null; days: number | ''; reason: string }
const blank: Values = { type: 'days', deadline_on: null, days: '', reason: '' }

/** A later deadline of the documents of a case, by days or to a day, with its reason. */
export default function ExtendDialog({ row, onClose }: { row: WorkCase; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, version, number, deadline_on: deadline } = row
  const { schemaForm, dialog } = useCaseForm({
    row,
    onClose,
    schema: caseExtension,
    beginning: () => blank,
    toValues: ({ type, deadline_on, days, reason }) => ({
      id,
      version,
      type,
      reason,
      ...(type === 'date' && deadline_on !== null && { deadline_on }),
      ...(type === 'days' && days !== '' && { days }),
    }),
    save: (body) => call(caseCalls.extend, { body }),
    said: ({ deadline_on: later }) =>
      t('workcases.done_extend', { number, date: later ? formatDate(later) : '' }),
  })
  const { form } = schemaForm
  const values = form.getValues()
  return (
    <FormDialog
      title={t('workcases.extend_title', { number })}
      {...dialog}
      labelOf={(path) => (path === 'deadline_on' ? t('documents.extend_on') : labelOfCaseField(path))}
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
      <Textarea
        key={form.key('reason')}
        {...form.getInputProps('reason')}
        label={t('documents.extend_reason')}
        required
        maxLength={1000}
      />
    </FormDialog>
  )
}
