import type { Submission } from '@hdoc/contract/submissions/submission-rows.ts'
import { submissionCalls } from '@hdoc/contract/submissions/submissions.ts'
import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { labelOfField } from './label-of-field.ts'
import { useActForm } from './use-act-form.ts'

/** Closes what its person takes back. */
export function CloseDialog({ row, onClose }: { row: Submission; onClose: () => void }) {
  const { t } = useTranslation()
  const { form, dialog } = useActForm({
    row,
    onClose,
    schema: submissionCalls.close.body,
    initial: { comment: '' },
    save: (body) => call(submissionCalls.close, { body }),
    said: () => t('submissions.did_close'),
  })
  return (
    <FormDialog
      title={t('submissions.close_title')}
      {...dialog}
      labelOf={labelOfField}
      saveLabel={t('submissions.close')}
      destructive
    >
      <p>{t('submissions.close_text')}</p>
      <Textarea
        key={form.key('comment')}
        {...form.getInputProps('comment')}
        label={t('submissions.comment')}
        description={t('submissions.comment_help')}
        required
        autosize
        minRows={2}
        maxLength={2000}
      />
    </FormDialog>
  )
}
