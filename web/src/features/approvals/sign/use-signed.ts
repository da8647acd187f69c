import type { ApprovalRequest, ApprovalStep } from '@hdoc/contract/approvals/approval-rows.ts'
import { useTranslation } from 'react-i18next'
import { approvalChanges, useShowRequest } from '../../../entities/approvals/approval-changes.ts'

/** A step that is signed now. */
export type Signing = {
  request: ApprovalRequest
  step: ApprovalStep
  onClose: () => void
  onDone: () => void
}
/** The same by a file that is sent. */
export type SigningFile = Signing & { maximumMb: number }

/** What all ways of signing do when it is done. */
export function useSigned({ request, onClose, onDone }: Signing) {
  const { t } = useTranslation()
  const show = useShowRequest()
  return {
    changes: approvalChanges(request.document.id),
    unsure: approvalChanges(request.document.id),
    said: () => t('approvals.done_sign', { number: request.document.number }),
    onDone: (answer: { data: ApprovalRequest }) => {
      show(answer)
      onClose()
      onDone()
    },
    waits: false,
  }
}
