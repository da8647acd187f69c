import type { Submission } from '@hdoc/contract/submissions/submission-rows.ts'
import { COMPLETION_DAYS } from '@hdoc/contract/submissions/submission-status.ts'
import { submissionCalls } from '@hdoc/contract/submissions/submissions.ts'
import { NumberInput, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { FormDialog } from '../../../ui/form/frame/form-dialog.tsx'
import { labelOfField } from './label-of-field.ts'
import { useActForm } from './use-act-form.ts'

/** Asks the person to complete what they handed in, until a day. */
export function AskDialog({ row, onClose }: { row: Submission; onClose: () => void }) {
  const { t } = useTranslation()
  const { form, dialog } = useActForm({
    row,
    onClose,
    schema: submissionCalls.ask.body,
    initial: { message: '', days: COMPLETION_DAYS.usual as number },
    save: (body) => call(submissionCalls.ask, { body }),
    said: () => t('submissions.did_ask'),
  })
  return (
    <FormDialog
      title={t('submissions.ask_title')}
      {...dialog}
      labelOf={labelOfField}
      saveLabel={t('submissions.ask')}
    >
      <p>{t('submissions.ask_text', { email: row.email })}</p>
      <Textarea
        key={form.key('message')}
        {...form.getInputProps('message')}
        label={t('submissions.message')}
        required
        autosize
        minRows={3}
        maxLength={2000}
      />
      <NumberInput
        key={form.key('days')}
        {...form.getInputProps('days')}
        label={t('submissions.days')}
        min={COMPLETION_DAYS.least}
        max={COMPLETION_DAYS.most}
        allowDecimal={false}
      />
    </FormDialog>
  )
}
