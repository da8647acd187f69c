import type { ApprovalTask } from '@hdoc/contract/approvals/approval-status.ts'
import { useQuery } from '@tanstack/react-query'
import { documentBesideQuery } from '../documents/queries.ts'
import RequestDialog from './request-dialog.tsx'

type Props = { documentId: number; fileId: number; task: ApprovalTask; onClose: () => void }

/** Asks people about one file of a document that another page shows. */
export default function AskAboutFile({ documentId, ...props }: Props) {
  const { data } = useQuery(documentBesideQuery(documentId))
  return data ? <RequestDialog document={data} {...props} /> : null
}
