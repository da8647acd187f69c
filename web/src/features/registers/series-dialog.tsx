import { registerCalls } from '@hdoc/contract/registers/register-calls.ts'
import type { Register } from '@hdoc/contract/registers/registers.ts'
import { NumberInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import type { Change } from '../../lib/queries/change.ts'
import { useReload } from '../../ui/action/use-reload.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { ReasonField } from '../../ui/form/field/reason-field.tsx'
import { FormDialog } from '../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'
import { NumberPreview } from './number-preview.tsx'

const changes: Change[] = [{ what: 'register.changed' }]

/** A new series of a register with manual reset, with its first number and the reason. */
export function SeriesDialog({ register, onClose }: { register: Register; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, version, name, pattern, code, last_number } = register
  const onReload = useReload(changes, onClose)
  const schemaForm = useSchemaForm({
    schema: registerCalls.openSeries.body,
    initial: { first_number: register.number_after_reset as number | '', reason: '' },
    toValues: ({ first_number, reason }) => ({
      id,
      version,
      reason,
      ...(first_number === '' ? {} : { first_number }),
    }),
    save: (body) => call(registerCalls.openSeries, { body }),
    changes,
    said: () => t('registers.series_done', { name }),
    onSaved: onClose,
  })
  const { form } = schemaForm
  const labels: Record<string, string> = {
    first_number: t('registers.series_first'),
    reason: t('registers.series_reason'),
  }
  return (
    <FormDialog
      title={t('registers.series_title', { name })}
      schemaForm={schemaForm}
      labelOf={(path) => labels[path]}
      onClose={onClose}
      onReload={onReload}
      saveLabel={t('registers.open_series')}
    >
      <Note kind="warn">{t('registers.series_what')}</Note>
      <NumberInput
        key={form.key('first_number')}
        {...form.getInputProps('first_number')}
        data-autofocus
        label={labels.first_number}
        description={
          <NumberPreview
            pattern={pattern}
            next={form.getValues().first_number}
            code={code}
            last={last_number}
          />
        }
        required
        hideControls
        allowDecimal={false}
        allowNegative={false}
      />
      <ReasonField form={form} label={labels.reason} required maxLength={500} />
    </FormDialog>
  )
}
