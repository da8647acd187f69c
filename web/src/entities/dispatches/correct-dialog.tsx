import '../../lib/languages/own/work-texts.ts'
import { dispatchCorrection } from '@hdoc/contract/dispatches/dispatch-inputs.ts'
import type { Dispatch } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import { dispatchCalls } from '@hdoc/contract/dispatches/dispatches.ts'
import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import type { Change } from '../../lib/queries/change.ts'
import { useReload } from '../../ui/action/use-reload.ts'
import { FormDialog } from '../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'
import { historyOf } from './dispatch-words.ts'
import { dispatchesOfCaseQuery } from './queries.ts'

type Props = { row: Dispatch; onClose: () => void }

/** Corrects the tracking number of what has left. */
export default function CorrectDialog({ row, onClose }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const [kept, keep] = useState(row)
  const { id, tracking_number } = row
  const changes: Change[] = [{ what: 'workcase.changed', id: row.case.id }]
  const onReload = useReload(changes, onClose)
  /** The dispatch as it is now, which the person has chosen to go on from. */
  const latest = async () => {
    const all = await queryClient.fetchQuery({ ...dispatchesOfCaseQuery(row.case.id), staleTime: 0 })
    const now = all.find((one) => one.id === id) ?? kept
    keep(now)
    return { tracking_number: now.tracking_number }
  }
  const schemaForm = useSchemaForm({
    schema: dispatchCorrection,
    initial: { tracking_number },
    toValues: (values) => ({ id, version: kept.version, ...values }),
    save: (body) => call(dispatchCalls.correct, { body }),
    changes,
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
      onReload={onReload}
      onKeep={latest}
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
