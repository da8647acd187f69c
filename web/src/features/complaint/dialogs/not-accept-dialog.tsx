import type { Complaint } from '@hdoc/contract/complaints/complaint-rows.ts'
import { complaintCalls } from '@hdoc/contract/complaints/complaints.ts'
import { Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { labelOfField } from './label-of-field.ts'
import { useActForm } from './use-act-form.ts'

/** Not for this institution: names who is competent. */
export function NotAcceptDialog({ row, onClose }: { row: Complaint; onClose: () => void }) {
  const { t } = useTranslation()
  const { form, dialog } = useActForm({
    row,
    onClose,
    schema: complaintCalls.notAccept.body,
    initial: { authority: row.usual_authority, comment: '' },
    save: (body) => call(complaintCalls.notAccept, { body }),
    said: t('complaints.did_not_accept'),
  })
  return (
    <FormDialog
      title={t('complaints.not_accept_title', { number: row.number })}
      {...dialog}
      labelOf={labelOfField}
      saveLabel={t('complaints.not_accept')}
      destructive
    >
      <p>{t('complaints.not_accept_text')}</p>
      <TextInput
        key={form.key('authority')}
        {...form.getInputProps('authority')}
        label={t('complaints.authority')}
        required
      />
      <Textarea
        key={form.key('comment')}
        {...form.getInputProps('comment')}
        label={t('complaints.not_accept_comment')}
        maxLength={2000}
      />
    </FormDialog>
  )
}
