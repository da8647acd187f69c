import { approvalCalls } from '@hdoc/contract/approvals/approvals.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { showBox, showCounts } from './boxes/show-box.ts'
import { approveMany } from './decide/approve-many.ts'
import { approveStep, declineStep } from './decide/decide-step.ts'
import { reassignStep } from './decide/reassign-step.ts'
import { revokeRequest } from './decide/revoke-request.ts'
import { signOnPaper } from './decide/sign-on-paper.ts'
import { signDrawn } from './drawn/sign-drawn.ts'
import { signUpload } from './elsewhere/sign-upload.ts'
import { requestApproval } from './request/add-request.ts'
import { showApprovers, showOfCase, showOfDocument, showOneRequest } from './request/show-requests.ts'

export const approvalRoutes: Route[] = [
  route(approvalCalls.box, showBox),
  route(approvalCalls.counts, showCounts),
  route(approvalCalls.get, showOneRequest),
  route(approvalCalls.ofDocument, showOfDocument),
  route(approvalCalls.ofCase, showOfCase),
  route(approvalCalls.approvers, showApprovers),
  route(approvalCalls.add, requestApproval),
  route(approvalCalls.approve, approveStep),
  route(approvalCalls.approveMany, approveMany),
  route(approvalCalls.decline, declineStep),
  route(approvalCalls.revoke, revokeRequest),
  route(approvalCalls.reassign, reassignStep),
  route(approvalCalls.signPaper, signOnPaper),
  route(approvalCalls.signDrawn, signDrawn),
  route(approvalCalls.signUpload, signUpload),
]
