import { isOnTurn } from '@hdoc/contract/approvals/approval-status.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { localDate } from '../../../platform/clock.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { type DocumentRow, getVisible, lockDocument } from '../../documents/index.ts'
import { stoodForBy } from '../../people/index.ts'
import type { Decider, RequestFacts } from '../rules/approval-policy.ts'
import { findRequest, type RequestRow } from './queries/requests.ts'
import { findPlaceOfStep, listSteps, type StepRow } from './queries/steps.ts'

/** A request with its steps and its document. */
export type RequestFile = { request: RequestRow; steps: readonly StepRow[]; document: DocumentRow }

/** Who decides in a call, with those whom they stand in for on this very day. */
export async function deciderOf({
  db,
  actor,
  clock,
}: Pick<StaffCtx, 'db' | 'actor' | 'clock'>): Promise<Decider> {
  const absent = await stoodForBy(db, { actor, task: 'approvals', today: localDate(clock.now()) })
  return { actor, actsFor: absent.map(({ id }) => id) }
}

/** Who revoked a request, else who decided last. */
const endedBy = ({ request, steps }: Pick<RequestFile, 'request' | 'steps'>): string =>
  request.revoked_by_name ||
  (steps.toSorted((a, b) => (a.decided_at ?? '').localeCompare(b.decided_at ?? '')).at(-1)?.decided_by_name ??
    '')

export const factsOf = ({ request, steps }: Pick<RequestFile, 'request' | 'steps'>): RequestFacts => ({
  is_open: request.is_open,
  requested_by_institution_id: request.requested_by_institution_id,
  requested_by_id: request.requested_by_id,
  onTurn: steps.filter(({ status }) => isOnTurn(status)).map(({ user_name }) => user_name),
  status: request.status,
  endedBy: endedBy({ request, steps }),
})

/** A request on a document that the caller sees, else NOT_FOUND. */
export async function getRequest(ctx: StaffCtx, id: number): Promise<RequestFile> {
  const request = await findRequest(ctx.db, id)
  if (!request) throw new AppError('NOT_FOUND')
  const document = await getVisible(ctx, request.document_id)
  return { request, document, steps: await listSteps(ctx.db, [id]) }
}

/** The same, with the document locked: requests are changed under this lock only. */
export async function takeRequest(ctx: StaffCtx, id: number): Promise<RequestFile> {
  const found = await findRequest(ctx.db, id)
  if (!found) throw new AppError('NOT_FOUND')
  await lockDocument(ctx.db, found.document_id)
  return getRequest(ctx, id)
}

/** The same of the request of a step. */
export async function takeStep(ctx: StaffCtx, stepId: number): Promise<RequestFile & { step: StepRow }> {
  const place = await findPlaceOfStep(ctx.db, stepId)
  if (!place) throw new AppError('NOT_FOUND')
  const file = await takeRequest(ctx, place.request_id)
  const step = file.steps.find(({ id }) => id === stepId)
  if (!step) throw new AppError('NOT_FOUND')
  return { ...file, step }
}
