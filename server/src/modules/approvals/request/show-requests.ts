import type { approvalCalls } from '@hdoc/contract/approvals/approvals.ts'
import { errorMessage } from '@hdoc/contract/failures/errors.ts'
import { can } from '../../../platform/auth/actor.ts'
import { type Decision, whyNot } from '../../../platform/auth/grant.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { getVisibleCase } from '../../cases/index.ts'
import { getVisible } from '../../documents/index.ts'
import { type ApprovalParts, getRequest } from '../record/load-request.ts'
import { showRequest, showRequests } from '../record/present-request.ts'
import { listRequestsOf } from '../record/queries/requests.ts'
import { canRequest } from '../rules/can-request.ts'
import { listApprovers } from './queries.ts'

export const showOneRequest = async (
  ctx: StaffCtx,
  { params }: InputOf<typeof approvalCalls.get>,
  parts: ApprovalParts,
) => showRequest(ctx, parts, await getRequest(ctx, params.id))

/** The requests on a document, the newest first, and whether the caller may make one. */
export async function showOfDocument(
  ctx: StaffCtx,
  { params }: InputOf<typeof approvalCalls.ofDocument>,
  parts: ApprovalParts,
) {
  const document = await getVisible(ctx, params.id)
  const requests = await showRequests(ctx, parts, await listRequestsOf(ctx.db, [document.id]))
  const decision: Decision = can(ctx.actor, 'approval.request')
    ? canRequest(ctx.actor, document)
    : { ok: false, missing: 'approval.request' }
  return {
    requests,
    can: { request: decision.ok },
    cannot: {
      request: whyNot(decision, (code, values) => errorMessage(code, ctx.language, values), ctx.language),
    },
  }
}

/** The requests on those documents of a case that the caller sees. */
export async function showOfCase(
  ctx: StaffCtx,
  { params }: InputOf<typeof approvalCalls.ofCase>,
  parts: ApprovalParts,
) {
  const { documents } = await getVisibleCase(ctx, params.id)
  const ids = documents.map(({ document_id }) => document_id)
  return showRequests(ctx, parts, await listRequestsOf(ctx.db, ids))
}

export const showApprovers = (ctx: StaffCtx) => listApprovers(ctx.db)
