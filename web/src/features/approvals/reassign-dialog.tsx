import { stepReassignment } from '@hdoc/contract/approvals/approval-inputs.ts'
import type { ApprovalRequest, ApprovalStep } from '@hdoc/contract/approvals/approval-rows.ts'
import { approvalCalls } from '@hdoc/contract/approvals/approvals.ts'
import { useTranslation } from 'react-i18next'
import { approvalChanges, useShowRequest } from '../../entities/approvals/approval-changes.ts'
import { ApproverField } from '../../entities/approvals/approver-field.tsx'
import { call } from '../../lib/calls/call.ts'
import { ReasonField } from '../../ui/form/field/reason-field.tsx'
import { FormDialog } from '../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'

type Values = { user_id: number | null; reason: string }
type Props = { request: ApprovalRequest; step: ApprovalStep; onClose: () => void }

/** Gives an open step to another person. */
export function ReassignDialog({ request, step, onClose }: Props) {
  const { t } = useTranslation()
  const show = useShowRequest()
  const schemaForm = useSchemaForm({
    schema: stepReassignment,
    initial: { user_id: null, reason: '' } as Values,
    toValues: (values) => ({ step_id: step.id, ...values }),
    save: (body) => call(approvalCalls.reassign, { body }),
    changes: approvalChanges(request.document.id),
    said: () => t('approvals.done_reassign'),
    onSaved: (answer) => {
      show(answer)
      onClose()
    },
  })
  const { form } = schemaForm
  const labels: Readonly<Record<string, string>> = {
    user_id: t('approvals.person'),
    reason: t('approvals.reason'),
  }
  return (
    <FormDialog
      title={t('approvals.reassign_title', { name: step.person.name })}
      schemaForm={schemaForm}
      labelOf={(path) => labels[path]}
      onClose={onClose}
      saveLabel={t('approvals.reassign')}
    >
      <ApproverField
        autoFocus
        label={t('approvals.person')}
        path="user_id"
        task={step.task}
        error={form.errors.user_id}
        value={form.getValues().user_id}
        onChange={(user_id) => form.setFieldValue('user_id', user_id)}
      />
      <ReasonField form={form} label={t('approvals.reason')} required maxLength={1000} />
    </FormDialog>
  )
}
