import { approvalCalls } from '@hdoc/contract/approvals/approvals.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { showBox, showCounts } from './boxes/show-box.ts'
import { approveMany } from './decide/approve-many.ts'
import { approveStep, declineStep } from './decide/decide-step.ts'
import { reassignStep } from './decide/reassign-step.ts'
import { revokeRequest } from './decide/revoke-request.ts'
import { signOnPaper } from './decide/sign-on-paper.ts'
import { signDrawn } from './drawn/sign-drawn.ts'
import type { ApprovalParts } from './record/load-request.ts'
import { requestApproval } from './request/add-request.ts'
import { showApprovers, showOfCase, showOfDocument, showOneRequest } from './request/show-requests.ts'

export const approvalRoutes = (parts: ApprovalParts): Route[] => [
  route(approvalCalls.box, (ctx, input) => showBox(ctx, input, parts)),
  route(approvalCalls.counts, (ctx) => showCounts(ctx, parts)),
  route(approvalCalls.get, (ctx, input) => showOneRequest(ctx, input, parts)),
  route(approvalCalls.ofDocument, (ctx, input) => showOfDocument(ctx, input, parts)),
  route(approvalCalls.ofCase, (ctx, input) => showOfCase(ctx, input, parts)),
  route(approvalCalls.approvers, showApprovers),
  route(approvalCalls.add, (ctx, input) => requestApproval(ctx, input, parts)),
  route(approvalCalls.approve, (ctx, input) => approveStep(ctx, input, parts)),
  route(approvalCalls.approveMany, (ctx, input) => approveMany(ctx, input, parts)),
  route(approvalCalls.decline, (ctx, input) => declineStep(ctx, input, parts)),
  route(approvalCalls.revoke, (ctx, input) => revokeRequest(ctx, input, parts)),
  route(approvalCalls.reassign, (ctx, input) => reassignStep(ctx, input, parts)),
  route(approvalCalls.signPaper, (ctx, input) => signOnPaper(ctx, input, parts)),
  route(approvalCalls.signDrawn, (ctx, input) => signDrawn(ctx, input, parts)),
]
