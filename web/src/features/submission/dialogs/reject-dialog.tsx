import type { Submission } from '@hdoc/contract/submissions/submission-rows.ts'
import {
  type RejectReason,
  rejectReasonNames,
  rejectReasons,
} from '@hdoc/contract/submissions/submission-status.ts'
import { submissionCalls } from '@hdoc/contract/submissions/submissions.ts'
import { Radio, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { say } from '../../../lib/languages/i18n.ts'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import styles from '../submission.module.css'
import { labelOfField } from './label-of-field.ts'
import { useActForm } from './use-act-form.ts'

/** Rejects it for one of the few reasons there are; whatever is a petition has to be registered. */
export function RejectDialog({ row, onClose }: { row: Submission; onClose: () => void }) {
  const { t } = useTranslation()
  const { form, dialog } = useActForm({
    row,
    onClose,
    schema: submissionCalls.reject.body,
    initial: { reason: '' as RejectReason | '', comment: '' },
    save: (body) => call(submissionCalls.reject, { body }),
    said: () => t('submissions.did_reject'),
  })
  return (
    <FormDialog
      title={t('submissions.reject_title')}
      {...dialog}
      labelOf={labelOfField}
      saveLabel={t('submissions.reject')}
      destructive
    >
      <p>{t('submissions.reject_text')}</p>
      <Radio.Group
        key={form.key('reason')}
        {...form.getInputProps('reason')}
        label={t('submissions.reject_reason')}
        required
      >
        <div className={styles.choices}>
          {rejectReasonNames.map((reason) => (
            <Radio key={reason} value={reason} label={say(rejectReasons[reason])} />
          ))}
        </div>
      </Radio.Group>
      <Textarea
        key={form.key('comment')}
        {...form.getInputProps('comment')}
        label={t('submissions.comment')}
        description={t('submissions.comment_help')}
        autosize
        minRows={2}
        maxLength={2000}
      />
    </FormDialog>
  )
}
