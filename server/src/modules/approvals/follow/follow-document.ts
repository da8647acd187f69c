import { ownReasons } from '@hdoc/contract/approvals/approval-status.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import type { DocumentFollower, Work } from '../../documents/index.ts'
import { endRequest } from '../decide/revoke-request.ts'
import { findOpenOfFile, listOpenOf, type RequestRow } from '../record/queries/requests.ts'
import { listSteps } from '../record/queries/steps.ts'

async function end(work: Work, request: RequestRow, reason: string): Promise<void> {
  const steps = await listSteps(work.db, [request.id])
  await endRequest(work, grant('approval.change', request, allowed), steps, reason)
}

/** A request stands on the bytes that were looked at: another version revokes it, and so does the end of the document. */
export const requestsOfDocument: DocumentFollower = {
  async versionReplaced(work, fileId) {
    const request = await findOpenOfFile(work.db, fileId)
    if (request) await end(work, request, ownReasons.version.ro)
  },
  async ended(work, documentId) {
    for (const request of await listOpenOf(work.db, documentId)) await end(work, request, ownReasons.ended.ro)
  },
}
