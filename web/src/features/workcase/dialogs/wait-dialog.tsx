import { shareWait } from '@hdoc/contract/cases/case-inputs.ts'
import type { CaseShare, WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { shareCalls } from '@hdoc/contract/cases/share-calls.ts'
import { NativeSelect, NumberInput, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { DateField } from '../../../ui/form/field/date-field.tsx'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { labelOfCaseField } from './label-of-field.ts'
import { useCaseForm } from './use-case-form.ts'

type Props = { row: WorkCase; share: CaseShare; onClose: () => void }
type Values = {
  pending_type: 'date' | 'days'
  pending_until: string | null
  pending_days: number | ''
  reason: string
}
const blank: Values = { pending_type: 'days', pending_until: null, pending_days: '', reason: '' }

/** Makes a share wait until a day or for days. */
export default function WaitDialog({ row, share, onClose }: Props) {
  const { t } = useTranslation()
  const { schemaForm, dialog } = useCaseForm({
    row,
    onClose,
    schema: shareWait,
    beginning: () => blank,
    toValues: ({ pending_type, pending_until, pending_days, reason }) => ({
      share_id: share.id,
      version: row.version,
      pending_type,
      reason,
      ...(pending_type === 'date' && pending_until !== null && { pending_until }),
      ...(pending_type === 'days' && pending_days !== '' && { pending_days }),
    }),
    save: (body) => call(shareCalls.wait, { body }),
    said: () => t('workcases.done_wait'),
  })
  const { form } = schemaForm
  const values = form.getValues()
  return (
    <FormDialog
      title={t('workcases.wait_title', { number: row.number })}
      {...dialog}
      labelOf={labelOfCaseField}
      saveLabel={t('workcases.wait')}
    >
      <NativeSelect
        data-autofocus
        label={t('documents.pending_type')}
        description={t('workcases.wait_what')}
        value={values.pending_type}
        onChange={(event) =>
          form.setFieldValue('pending_type', event.currentTarget.value === 'date' ? 'date' : 'days')
        }
        data={[
          { value: 'days', label: t('documents.pending_days_type') },
          { value: 'date', label: t('documents.pending_date') },
        ]}
      />
      {values.pending_type === 'days' ? (
        <NumberInput
          key={form.key('pending_days')}
          {...form.getInputProps('pending_days')}
          label={t('documents.pending_days')}
          required
          allowDecimal={false}
          allowNegative={false}
          hideControls
        />
      ) : (
        <DateField
          label={t('documents.pending_until')}
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
        label={t('workcases.wait_for')}
        maxLength={1000}
      />
    </FormDialog>
  )
}
