import { shareWait } from '@hdoc/contract/cases/case-inputs.ts'
import { NativeSelect, NumberInput, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { QueueRow } from '../../../entities/cases/queues-queries.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { t as text } from '../../../lib/languages/i18n.ts'
import { DateField } from '../../../ui/form/field/date-field.tsx'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../../ui/form/state/use-schema-form.tsx'
import type { StepValues } from './step-of-row.ts'

type Values = {
  pending_type: 'date' | 'days'
  pending_until: string | null
  pending_days: number | ''
  reason: string
}
const initial: Values = { pending_type: 'days', pending_until: null, pending_days: '', reason: '' }

const labels = {
  pending_until: 'queues.wait_until',
  pending_days: 'queues.wait_days_count',
  reason: 'queues.reason',
} as const
const labelOf = (path: string) =>
  Object.hasOwn(labels, path) ? text(labels[path as keyof typeof labels]) : undefined

type Props = { rows: readonly QueueRow[]; onWait: (values: StepValues) => void; onClose: () => void }

/** Asks until when some shares wait. */
export function WaitDialog({ rows, onWait, onClose }: Props) {
  const { t } = useTranslation()
  const schemaForm = useSchemaForm({
    schema: shareWait,
    initial,
    toValues: ({ pending_type, pending_until, pending_days, reason }) => ({
      share_id: rows[0]?.share_id,
      pending_type,
      ...(pending_type === 'date' && pending_until !== null && { pending_until }),
      ...(pending_type === 'days' && pending_days !== '' && { pending_days }),
      reason,
    }),
    save: async ({ share_id: _, version: __, ...values }) => values,
    changes: [],
    onSaved: (values) => {
      onWait(values)
      onClose()
    },
  })
  const { form } = schemaForm
  const values = form.getValues()
  return (
    <FormDialog
      title={t('queues.wait_title')}
      schemaForm={schemaForm}
      labelOf={labelOf}
      onClose={onClose}
      saveLabel={t('queues.wait')}
    >
      <p>{t('queues.of_shares', { count: rows.length, figure: formatNumber(rows.length) })}</p>
      <NativeSelect
        label={t('queues.wait_type')}
        value={values.pending_type}
        onChange={(event) =>
          form.setFieldValue('pending_type', event.currentTarget.value === 'date' ? 'date' : 'days')
        }
        data={[
          { value: 'days', label: t('queues.wait_days') },
          { value: 'date', label: t('queues.wait_date') },
        ]}
      />
      {values.pending_type === 'days' ? (
        <NumberInput
          key={form.key('pending_days')}
          {...form.getInputProps('pending_days')}
          data-autofocus
          label={t('queues.wait_days_count')}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          required
        />
      ) : (
        <DateField
          label={t('queues.wait_until')}
          data-path="pending_until"
          required
          error={form.errors.pending_until}
          value={values.pending_until}
          onChange={(day) => form.setFieldValue('pending_until', day)}
        />
      )}
      <Textarea
        key={form.key('reason')}
        {...form.getInputProps('reason')}
        label={t('queues.reason')}
        description={t('queues.wait_reason_help')}
        maxLength={1000}
      />
    </FormDialog>
  )
}
