import { type ApprovalStatus, approvalStatusLabels } from '@hdoc/contract/approvals/approval-status.ts'
import type { AnswerAction } from '@hdoc/contract/dispatches/answer-drafts.ts'
import { can } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { type Agreement, findAgreements, mayRequest } from '../../approvals/index.ts'
import { type CaseFile, stateOf, type Worker, workerOf } from '../../cases/index.ts'
import { canAttachFiles, findVisible } from '../../documents/index.ts'
import { findSealRefusal, isSignedDigitally } from '../../signatures/index.ts'
import { mayNumber, mayStamp, mayWrite } from './draft-policy.ts'
import { type DraftRow, findDraft } from './queries.ts'

/** What stands about the two files of an answer: its text, and the paper that leaves. */
export type Stand = {
  file: CaseFile
  worker: Worker
  draft: DraftRow | undefined
  approval: Agreement | undefined
  signing: Agreement | undefined
  /** It bears a signature: of a request about the paper or the text before, or an electronic one that verifies. */
  isSigned: boolean
  /** The paper itself is signed as it is, so that a stamp would leave another one. */
  isFixed: boolean
}

/** How far the answer of a case is. */
export async function loadStand(ctx: StaffCtx, file: CaseFile): Promise<Stand> {
  const draft = await findDraft(ctx.db, file.row.id)
  const asked = await findAgreements(
    ctx,
    [draft?.file_id, draft?.paper_id].flatMap((id) => id ?? []),
  )
  const signing = asked.get(draft?.paper_id ?? 0)
  const documentId = draft?.document_id ?? null
  const isDigital =
    documentId !== null && (await isSignedDigitally(ctx.db, documentId, ctx.clock.now())) === true
  const approval = asked.get(draft?.file_id ?? 0)
  const isFixed = signing?.status.code === 'signed' || isDigital
  return {
    file,
    worker: await workerOf(ctx),
    draft,
    approval,
    signing,
    isSigned: isFixed || (documentId !== null && approval?.status.code === 'signed'),
    isFixed,
  }
}

/** People are asked about a file of a document that the caller sees, until somebody else did, or what is wanted is there. */
async function mayAsk(
  ctx: StaffCtx,
  documentId: number,
  { asked, has }: { asked: Agreement | undefined; has: readonly ApprovalStatus[] },
): Promise<Decision> {
  const document = await findVisible(ctx, documentId)
  if (!document) return { ok: false, code: 'NOT_FOUND' }
  if (asked && (asked.is_open || has.includes(asked.status.code)))
    return { ok: false, code: 'ANSWER_AGREED', values: { status: asked.status.name } }
  return mayRequest(ctx, document)
}

/** Whether a step of the answer may be taken now: what its button says is what the call does. */
export async function mayDo(ctx: StaffCtx, action: AnswerAction, stand: Stand): Promise<Decision> {
  const { file, worker, draft, approval, signing } = stand
  const state = stateOf(file)
  if (action === 'write') return mayWrite(worker, state, draft)
  if (action === 'number') {
    const number = mayNumber(worker, state, draft)
    const origin = file.documents.find(({ document_id }) => document_id === file.row.origin_id)
    return number.ok && approval?.is_open
      ? { ok: false, code: 'APPROVAL_OPEN', values: { document: origin?.number ?? '' } }
      : number
  }
  if (action === 'approve') {
    const write = mayNumber(worker, state, draft)
    return write.ok
      ? mayAsk(ctx, file.row.origin_id, { asked: approval, has: ['approved', 'signed'] })
      : write
  }
  if (action === 'sign') {
    if (state.isClosed) return { ok: false, code: 'CASE_CLOSED' }
    if (!draft || draft.document_id === null) return { ok: false, code: 'ANSWER_UNNUMBERED' }
    return draft.paper_id === null
      ? { ok: false, code: 'ANSWER_NO_PAPER', values: { number: draft.document_number ?? '' } }
      : mayAsk(ctx, draft.document_id, { asked: signing, has: ['signed'] })
  }
  const stamp = mayStamp(worker, state, draft)
  if (!stamp.ok) return stamp
  const document = await findVisible(ctx, draft?.document_id ?? 0)
  if (!document) return { ok: false, code: 'NOT_FOUND' }
  const attach = canAttachFiles(ctx.actor, document)
  if (!attach.ok) return attach
  if (signing?.is_open)
    return { ok: false, code: 'APPROVAL_OPEN', values: { document: draft?.document_number ?? '' } }
  // What leaves would be another paper than the signed one.
  if (stand.isFixed)
    return { ok: false, code: 'ANSWER_AGREED', values: { status: approvalStatusLabels.signed } }
  if (action === 'stamp') return allowed
  if (!can(ctx.actor, 'signature.seal')) return { ok: false, missing: 'signature.seal' }
  return (await findSealRefusal(ctx)) ?? allowed
}
