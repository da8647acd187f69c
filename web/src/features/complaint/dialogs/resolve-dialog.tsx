import { resolvedAs } from '@hdoc/contract/complaints/complaint-calls.ts'
import type { Complaint } from '@hdoc/contract/complaints/complaint-rows.ts'
import { complaintCalls } from '@hdoc/contract/complaints/complaints.ts'
import { documentStatus } from '@hdoc/contract/documents/status/document-status.ts'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { say } from '../../../lib/languages/i18n.ts'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { labelOfField } from './label-of-field.ts'
import { OfferedAnswer } from './offered-answer.tsx'
import { useActForm } from './use-act-form.ts'

type Values = { resolution: string; status: (typeof resolvedAs)[number]; reason: string }

/** Closes a complaint and its case with the final resolution. */
export function ResolveDialog({ row, onClose }: { row: Complaint; onClose: () => void }) {
  const { t } = useTranslation()
  const { form, dialog } = useActForm({
    row,
    onClose,
    schema: complaintCalls.resolve.body,
    initial: { resolution: '', status: 8, reason: '' } as Values,
    save: (body) => call(complaintCalls.resolve, { body }),
    said: t('complaints.did_resolve'),
  })
  return (
    <FormDialog
      title={t('complaints.resolve_title', { number: row.number })}
      {...dialog}
      labelOf={labelOfField}
      saveLabel={t('complaints.resolve')}
    >
      <p>{t('complaints.resolve_text')}</p>
      <OfferedAnswer answers={row.answers} onChoose={(text) => form.setFieldValue('resolution', text)} />
      <Textarea
        key={form.key('resolution')}
        {...form.getInputProps('resolution')}
        label={t('complaints.final_resolution')}
        description={t('complaints.resolution_help')}
        required
        autosize
        minRows={3}
        maxLength={2000}
      />
      <NativeSelect
        label={t('complaints.solved_as')}
        data-path="status"
        value={String(form.getValues().status)}
        onChange={(event) => {
          const chosen = resolvedAs.find((status) => String(status) === event.currentTarget.value)
          if (chosen) form.setFieldValue('status', chosen)
        }}
        data={resolvedAs.map((status) => ({
          value: String(status),
          label: say(documentStatus(status).label),
        }))}
      />
      <TextInput
        key={form.key('reason')}
        {...form.getInputProps('reason')}
        label={t('complaints.by_right')}
        description={t('complaints.by_right_help')}
      />
    </FormDialog>
  )
}
