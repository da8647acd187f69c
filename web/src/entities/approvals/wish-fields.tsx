import { type ApprovalMode, approvalModeLabels } from '@hdoc/contract/approvals/approval-status.ts'
import { NativeSelect, Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { say } from '../../lib/languages/i18n.ts'
import { type StepLine, StepLines } from './step-lines.tsx'

/** What is asked of people: in which words, in which order, and of whom. */
export type Wish = { text: string; mode: ApprovalMode; steps: StepLine[] }

/** Names of the fields, by the last part of their path. */
export const wishLabels = {
  text: 'approvals.text',
  mode: 'approvals.mode',
  user_id: 'approvals.person',
  task: 'approvals.task',
  label: 'approvals.step_label',
  steps: 'approvals.steps',
} as const

/** The fields of a form that asks people to approve or sign something. */
export function WishFields<V extends Wish>({ form }: { form: UseFormReturnType<V> }) {
  const { t } = useTranslation()
  const { mode, steps } = form.getValues()
  return (
    <>
      <Textarea
        key={form.key('text')}
        {...form.getInputProps('text')}
        label={t('approvals.text')}
        description={t('approvals.text_help')}
        maxLength={1000}
      />
      <NativeSelect
        label={t('approvals.mode')}
        data-path="mode"
        value={mode}
        onChange={(event) => form.setFieldValue('mode', event.currentTarget.value as never)}
        data={Object.entries(approvalModeLabels).map(([value, text]) => ({ value, label: say(text) }))}
      />
      <StepLines
        lines={steps}
        onChange={(lines) => form.setFieldValue('steps', lines as never)}
        errors={form.errors}
      />
    </>
  )
}
