import '../../lib/languages/own/work-texts.ts'
import { dispatchCorrection } from '@hdoc/contract/dispatches/dispatch-inputs.ts'
import type { Dispatch } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import { dispatchCalls } from '@hdoc/contract/dispatches/dispatches.ts'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { FormDialog } from '../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'
import { historyOf } from './dispatch-words.ts'

type Props = { row: Dispatch; onClose: () => void }

/** Corrects the tracking number of what has left. */
export default function CorrectDialog({ row, onClose }: Props) {
  const { t } = useTranslation()
  const { id, version, tracking_number } = row
  const schemaForm = useSchemaForm({
    schema: dispatchCorrection,
    initial: { tracking_number },
    toValues: (values) => ({ id, version, ...values }),
    save: (body) => call(dispatchCalls.correct, { body }),
    changes: [{ what: 'workcase.changed' as const, id: row.case.id }],
    said: () => t('dispatches.done_correct'),
    onSaved: onClose,
  })
  const { form } = schemaForm
  return (
    <FormDialog
      title={t('dispatches.correct_title', { number: row.document.number })}
      schemaForm={schemaForm}
      labelOf={(path) => (path === 'tracking_number' ? t('dispatches.tracking_number') : undefined)}
      onClose={onClose}
    >
      <p>
        {row.ship_to} · {historyOf(row)}
      </p>
      <TextInput
        key={form.key('tracking_number')}
        {...form.getInputProps('tracking_number')}
        label={t('dispatches.tracking_number')}
        data-autofocus
        maxLength={60}
      />
    </FormDialog>
  )
}
