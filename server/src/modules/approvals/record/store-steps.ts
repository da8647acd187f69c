import { isOnTurn } from '@hdoc/contract/approvals/approval-status.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { type Actor, auditActor } from '../../../platform/auth/actor.ts'
import { emit } from '../../../platform/events/emit.ts'
import { storeApprovers, type Work } from '../../documents/index.ts'
import { approvalEnded, approvalTurn } from '../events/index.ts'
import { isGoingOn, newlyOnTurn, statusOfRequest } from '../rules/advance-steps.ts'
import { type ChangingRequest, type RequestRow, storeRequest } from './queries/requests.ts'
import { listAsked, type StepRow, storeStatus } from './queries/steps.ts'

/** Who did it, as an event names them. */
export const authorOf = ({ institutionId, id, name }: Pick<Actor, 'institutionId' | 'id' | 'name'>) => ({
  institution_id: institutionId,
  id,
  name,
})

/** Who asked, as an event names them. */
const requesterOf = (request: RequestRow) => ({
  institution_id: request.requested_by_institution_id,
  id: request.requested_by_id,
  name: request.requested_by_name,
})

/** Tells those whose turn has come. */
async function tellTurns({ db, now }: Work, request: RequestRow, turned: readonly StepRow[]): Promise<void> {
  for (const { id: step_id, user_id } of turned)
    await emit(db, approvalTurn, { request_id: request.id, step_id, user_id, by: requesterOf(request) }, now)
}

/**
 * Stores what a change of one step made of the others and of the request, and tells of it. The decided step itself is
 * stored already.
 */
export async function storeSteps(
  work: Work,
  request: ChangingRequest,
  before: readonly StepRow[],
  after: readonly StepRow[],
  reason = '',
): Promise<void> {
  const { db, now, actor } = work
  for (const [n, step] of after.entries()) {
    const isDecided = step.status === 'approved' || step.status === 'declined' || step.status === 'signed'
    if (isDecided || step.status === before[n]?.status) continue
    await storeStatus(db, step, step.status, isOnTurn(step.status) ? now : null)
  }
  const status = statusOfRequest(after)
  await storeRequest(db, request, { status, endedAt: isGoingOn(after) ? null : now })
  await tellTurns(work, request, newlyOnTurn(before, after))
  const isNews = status === 'declined' ? request.status !== 'declined' : !isGoingOn(after)
  if (isNews && (status === 'approved' || status === 'signed' || status === 'declined'))
    await emit(db, approvalEnded, { request_id: request.id, status, reason, by: authorOf(actor) }, now)
}

/** Whoever was asked on a document sees it. */
export const letAskedSee = async ({ db }: Pick<Work, 'db'>, documentId: number): Promise<void> =>
  storeApprovers(db, documentId, await listAsked(db, documentId))

type Told = {
  action: string
  after: Readonly<Record<string, string | number>>
  before?: Readonly<Record<string, string | number>>
  reason?: string
}

/** Writes what was done into the trail of the document. */
export async function traceApproval(
  { db, actor, now }: Pick<Work, 'db' | 'actor' | 'now'>,
  request: Pick<RequestRow, 'document_id' | 'file_name' | 'file_version'>,
  { after, ...told }: Told,
): Promise<void> {
  await writeAudit(db, {
    actor: auditActor(actor),
    at: now,
    subjectType: 'document',
    subjectId: request.document_id,
    ...told,
    after: { file: request.file_name, file_version: request.file_version, ...after },
  })
}
