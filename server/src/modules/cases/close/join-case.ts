import type { caseCalls } from '@hdoc/contract/cases/cases.ts'
import { FILED } from '@hdoc/contract/cases/closing.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { workOf } from '../../documents/index.ts'
import { checkRoom } from '../documents/add-document.ts'
import { authorOf } from '../events/author.ts'
import { caseClosed } from '../events/index.ts'
import { type CaseFile, getVisibleCase, stateOf, takeCase, workerOf } from '../record/load-case.ts'
import { addCaseDocument, storeHolding } from '../record/queries/case-documents.ts'
import { type ChangingCase, lockCases, storeClosing } from '../record/queries/cases.ts'
import { lockDocuments, settleCase } from '../record/settle-case.ts'
import { showChanged } from '../record/show-case.ts'
import { type CaseWork, traceCase } from '../record/trace-case.ts'
import { endRequestWithCase } from '../requests/end-with-case.ts'
import { canClose, mayChangeCase } from '../rules/case-policy.ts'
import { leadOf } from '../rules/derive-case.ts'
import { inPlaceOf } from '../rules/worker.ts'
import { checkSeesHeld } from './check-sees-held.ts'

import { type ClosingVeto, checkVetoes } from './closing-vetoes.ts'
import { endShares } from './store-closing.ts'

type Call = typeof caseCalls.join

/** The other case as its last change left it; what is invisible does not exist. */
async function getOther(ctx: StaffCtx, id: number): Promise<CaseFile> {
  try {
    return await getVisibleCase(ctx, id)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error
    throw new AppError('VALIDATION', {}, { fields: { other_id: [{ key: 'reference' }] } })
  }
}

/** Moves the documents that the other case works on; they stay open, and stand where this case says. */
async function takeOver(work: CaseWork, row: ChangingCase, other: CaseFile): Promise<string[]> {
  const held = other.documents.filter((document) => document.held)
  for (const { document_id } of held) {
    await checkRoom(work.db, row, document_id)
    addCaseDocument(work.db, row.id, {
      documentId: document_id,
      role: 'worked',
      at: work.now,
      by: work.actor.name,
    })
  }
  return held.map(({ number }) => number)
}

/**
 * Joins another open case to this one („conexare”): its documents are worked on here from now on, with one answer, and
 * it is closed as filed, joined. Whoever joins may close the one and change the other.
 */
export async function joinCase(
  ctx: StaffCtx,
  { body }: Pick<InputOf<Call>, 'body'>,
  vetoes: readonly ClosingVeto[],
) {
  if (body.id === body.other_id)
    throw new AppError('VALIDATION', {}, { fields: { other_id: [{ key: 'join_self' }] } })
  // Both in the order of their ids, as everybody does who locks several.
  await lockCases(ctx.db, [body.id, body.other_id])
  const file = await takeCase(ctx, body.id, body.version)
  const other = await getOther(ctx, body.other_id)
  const worker = await workerOf(ctx)
  const row = grant('workcase.change', file.row, mayChangeCase(worker, stateOf(file), 'join'))
  const decision = canClose(worker, stateOf(other))
  const closing = grant('workcase.change', other.row, decision)
  if ('byRight' in decision && body.reason === '')
    throw new AppError('VALIDATION', {}, { fields: { reason: [{ key: 'reason' }] } })
  const work = { ...workOf(ctx), inPlaceOf: inPlaceOf(worker, leadOf(other.shares)) }
  await lockDocuments(
    work,
    [...file.documents, ...other.documents].map(({ document_id }) => document_id),
  )
  await checkVetoes(ctx, other, { vetoes, byRight: false })
  await checkSeesHeld(ctx, other)
  endShares(work, other)
  await endRequestWithCase(work, closing, 'case_joined')
  await storeHolding(ctx.db, closing, false)
  storeClosing(ctx.db, closing, {
    at: work.now,
    by: ctx.actor.name,
    inPlaceOf: work.inPlaceOf,
    status: FILED,
    legalGround: 'joined',
    declinedTo: '',
    resolution: '',
    reason: body.reason,
  })
  const numbers = await takeOver(work, row, other)
  await traceCase(work, closing.id, {
    action: 'workcase.closed',
    before: { status: '' },
    after: { status: FILED, legal_ground: 'joined', joined_to: row.number },
    reason: body.reason,
  })
  await traceCase(work, row.id, {
    action: 'workcase.joined',
    before: { joined: '' },
    after: { joined: closing.number, documents_joined: numbers.length },
    reason: body.reason,
  })
  await emit(ctx.db, caseClosed, { case_id: closing.id, status: FILED, by: authorOf(ctx.actor) }, work.now)
  await settleCase(work, row)
  return showChanged(ctx, row.id)
}
