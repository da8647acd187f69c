import type { ApprovalRequest } from '@hdoc/contract/approvals/approval-rows.ts'
import { approvalCalls } from '@hdoc/contract/approvals/approvals.ts'
import { useTranslation } from 'react-i18next'
import { approvalChanges, useShowRequest } from '../../entities/approvals/approval-changes.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { ReasonDialog } from '../../ui/form/ask/reason-dialog.tsx'

/** Revoking what is open of a request. */
export function RevokeDialog({ request, onClose }: { request: ApprovalRequest; onClose: () => void }) {
  const { t } = useTranslation()
  const show = useShowRequest()
  const { id, document } = request
  return (
    <ReasonDialog
      endpoint={approvalCalls.revoke}
      values={{ id }}
      changes={approvalChanges(document.id)}
      title={t('approvals.revoke_title', { number: document.number })}
      label={t('approvals.reason')}
      save={t('approvals.revoke')}
      said={t('approvals.done_revoke', { number: document.number })}
      onDone={show}
      onClose={onClose}
    >
      <Note kind="info">{t('approvals.revoke_what')}</Note>
    </ReasonDialog>
  )
}
