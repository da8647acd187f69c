import { isOnTurn } from '@hdoc/contract/approvals/approval-status.ts'
import type { approvalCalls } from '@hdoc/contract/approvals/approvals.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { can } from '../../../platform/auth/actor.ts'
import { type Decision, grant } from '../../../platform/auth/grant.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { type DocumentRow, holdFile, workOf } from '../../documents/index.ts'
import { approvalTurn } from '../events/index.ts'
import { showChanged } from '../record/present-request.ts'
import { addRequest, findOpenOfFile } from '../record/queries/requests.ts'
import { addStep } from '../record/queries/steps.ts'
import { authorOf, letAskedSee, traceApproval } from '../record/store-steps.ts'
import { giveTurns, statusOfRequest } from '../rules/advance-steps.ts'
import { canRequest } from '../rules/can-request.ts'
import { checkApprovers } from './check-approvers.ts'

type Call = typeof approvalCalls.add

/** The same with the right to ask at all. */
export const mayRequest = (ctx: Pick<StaffCtx, 'actor'>, document: DocumentRow): Decision =>
  can(ctx.actor, 'approval.request')
    ? canRequest(ctx.actor, document)
    : { ok: false, missing: 'approval.request' }

type Wish = InputOf<Call>['body']

/** The file about which people are asked, and its document; both stay locked until the transaction ends. */
export async function holdAsked(ctx: StaffCtx, { file_id, file_version }: Wish) {
  const { file, document } = await holdFile(ctx, file_id)
  const subject = grant('approval.request', document, canRequest(ctx.actor, document))
  if (file_version !== file.version) throw new AppError('APPROVAL_OTHER_BYTES')
  return { file, subject }
}

type Asked = Awaited<ReturnType<typeof holdAsked>>

/** Stores a request to people who are known to be fit for their steps, and gives its id. */
export async function storeRequest(ctx: StaffCtx, { file, subject }: Asked, body: Wish): Promise<number> {
  const busy = await findOpenOfFile(ctx.db, file.id)
  if (busy) throw new AppError('APPROVAL_FILE_BUSY', { by: busy.requested_by_name })
  const work = workOf(ctx)
  const { now } = work
  const begun = giveTurns(
    body.steps.map((step, n) => ({ ...step, id: n, place: n + 1, status: 'waiting' as const })),
    body.mode,
  )
  const requestId = await addRequest(ctx.db, {
    document_id: subject.id,
    file_id: file.id,
    file_version: file.version,
    file_name: file.name,
    mime: file.mime,
    digest: file.sha256,
    text: body.text,
    mode: body.mode,
    status: statusOfRequest(begun),
    by: ctx.actor,
    at: now,
  })
  for (const step of begun) {
    const turnAt = isOnTurn(step.status) ? now : null
    const step_id = await addStep(ctx.db, requestId, { ...step, turnAt })
    if (turnAt !== null)
      await emit(
        ctx.db,
        approvalTurn,
        { request_id: requestId, step_id, user_id: step.user_id, by: authorOf(ctx.actor) },
        now,
      )
  }
  await letAskedSee(work, subject.id)
  await traceApproval(
    work,
    { document_id: subject.id, file_name: file.name, file_version: file.version },
    { action: 'approval.requested', after: { sha256: file.sha256, approvers: begun.length } },
  )
  return requestId
}

/** Asks people to approve or sign the active version of a file. */
export async function requestApproval(ctx: StaffCtx, { body }: Pick<InputOf<Call>, 'body'>) {
  const asked = await holdAsked(ctx, body)
  await checkApprovers(ctx.db, body.steps)
  return showChanged(ctx, await storeRequest(ctx, asked, body))
}
