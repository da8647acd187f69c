import type { ApprovalRequest, ApprovalStep } from '@hdoc/contract/approvals/approval-rows.ts'
import { approvalCalls } from '@hdoc/contract/approvals/approvals.ts'
import { useTranslation } from 'react-i18next'
import { approvalChanges, useShowRequest } from '../../entities/approvals/approval-changes.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { ReasonDialog } from '../../ui/form/ask/reason-dialog.tsx'

type Props = { request: ApprovalRequest; step: ApprovalStep; onClose: () => void; onDone: () => void }

/** Declining, with what follows from it. */
export function DeclineDialog({ request, step, onClose, onDone }: Props) {
  const { t } = useTranslation()
  const show = useShowRequest()
  const { document, mode, requested_by, shown } = request
  return (
    <ReasonDialog
      endpoint={approvalCalls.decline}
      values={{ step_id: step.id, shown }}
      changes={approvalChanges(document.id)}
      title={t('approvals.decline_title', { number: document.number })}
      label={t('approvals.reason')}
      save={t('approvals.decline')}
      said={t('approvals.done_decline', { number: document.number })}
      onDone={(answer) => {
        show(answer)
        onDone()
      }}
      onClose={onClose}
    >
      <Note kind="info">{t(`approvals.decline_what_${mode}`, { by: requested_by })}</Note>
    </ReasonDialog>
  )
}
