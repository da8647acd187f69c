import { type Register, registerCalls } from '@hdoc/contract/registers/registers.ts'
import { NumberInput, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { documentsKey } from '../../entities/documents/queries.ts'
import { registersKey } from '../../entities/registers/queries.ts'
import { call } from '../../lib/api.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.tsx'
import { NumberPreview } from './number-preview.tsx'

/** A new series of a register with manual reset, with its first number and the reason. */
export function SeriesDialog({ register, onClose }: { register: Register; onClose: () => void }) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { id, version, name, pattern, code, last_number } = register
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: registersKey })
    void queryClient.invalidateQueries({ queryKey: documentsKey })
  }
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
    onSaved: () => {
      refresh()
      toast({ kind: 'success', message: t('registers.series_done', { name }) })
      onClose()
    },
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
      onReload={() => {
        refresh()
        onClose()
      }}
      saveLabel={t('registers.open_series')}
    >
      <Note kind="warn">{t('registers.series_what')}</Note>
      <NumberInput
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
      <Textarea {...form.getInputProps('reason')} label={labels.reason} required maxLength={500} />
    </FormDialog>
  )
}
