import type { Complaint } from '@hdoc/contract/complaints/complaint-rows.ts'
import { complaintCalls } from '@hdoc/contract/complaints/complaints.ts'
import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { labelOfField } from './label-of-field.ts'
import { OfferedAnswer } from './offered-answer.tsx'
import { useActForm } from './use-act-form.ts'

/** Rejects a complaint, with the comment that its person gets. */
export function RejectDialog({ row, onClose }: { row: Complaint; onClose: () => void }) {
  const { t } = useTranslation()
  const { form, dialog } = useActForm({
    row,
    onClose,
    schema: complaintCalls.reject.body,
    initial: { comment: '' },
    save: (body) => call(complaintCalls.reject, { body }),
    said: t('complaints.did_reject'),
  })
  return (
    <FormDialog
      title={t('complaints.reject_title', { number: row.number })}
      {...dialog}
      labelOf={labelOfField}
      saveLabel={t('complaints.reject')}
      destructive
    >
      <p>{t('complaints.reject_text')}</p>
      <OfferedAnswer answers={row.answers} onChoose={(text) => form.setFieldValue('comment', text)} />
      <Textarea
        key={form.key('comment')}
        {...form.getInputProps('comment')}
        label={t('complaints.comment_required')}
        description={t('complaints.resolution_help')}
        required
        autosize
        minRows={3}
        maxLength={2000}
      />
    </FormDialog>
  )
}
