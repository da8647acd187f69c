import type { ApprovalRequest } from '@hdoc/contract/approvals/approval-rows.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { Change } from '../../lib/queries/change.ts'
import { approvalQuery } from './queries.ts'

/** What every act on a request changes: the request, and the files of its document when somebody signs. */
export const approvalChanges = (documentId: number): Change[] => [
  { what: 'approval.changed', id: documentId },
  { what: 'document.files_changed', id: documentId },
]

/** Shows an answered request at once, before it is asked anew. */
export function useShowRequest(): (answer: { data: ApprovalRequest }) => void {
  const queryClient = useQueryClient()
  return ({ data }) => void queryClient.setQueryData(approvalQuery(data.id).queryKey, data)
}
