import type { answerCalls } from '@hdoc/contract/dispatches/answer-drafts.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { findAgreements } from '../../approvals/index.ts'
import { lockHeld, stateOf, takeCase, traceCase, workerOf } from '../../cases/index.ts'
import { workOf } from '../../documents/index.ts'
import { casePapers } from '../papers/case-papers.ts'
import { gatherFiles } from '../papers/gather-files.ts'
import { registerAnswer } from '../papers/number-answer.ts'
import { checkSeen } from './check-seen.ts'
import { mayNumber, writesInPlaceOf } from './draft-policy.ts'
import { findDraft, storeNumbered } from './queries.ts'
import { presentAnswer } from './show-answer.ts'

/**
 * Gives the written answer its number: an outgoing document with the same bytes, connected with what it answers, joins
 * the case. Closing with a dispatch then sends this document.
 */
export async function numberDraft(ctx: StaffCtx, { body }: Pick<InputOf<typeof answerCalls.number>, 'body'>) {
  const file = await takeCase(ctx, body.case_id, undefined)
  const draft = await findDraft(ctx.db, file.row.id)
  const worker = await workerOf(ctx)
  const state = stateOf(file)
  const answering = grant('answer.write', { id: file.row.id }, mayNumber(worker, state, draft))
  if (!draft || draft.file_id === null) throw new AppError('ANSWER_EMPTY')
  checkSeen(draft, body.version)
  await lockHeld(ctx.db, [file.row.id])
  const papers = await casePapers(ctx, file)
  // What waits for an approval may still change; its number would stand on another text.
  const asked = (await findAgreements(ctx, [draft.file_id])).get(draft.file_id)
  if (asked?.is_open) throw new AppError('APPROVAL_OPEN', { document: papers.origin.number })
  const instead = writesInPlaceOf(worker, state)
  const document = await registerAnswer(ctx, file, papers, {
    answer: body.answer,
    addressee: papers.origin.issuer_name,
    inPlaceOf: instead,
  })
  const [paper] = await gatherFiles(ctx, papers.all, document, { uploadIds: [], fileIds: [draft.file_id] })
  await storeNumbered(ctx.db, answering, { documentId: document.id, paperId: paper?.id ?? null })
  await traceCase({ ...workOf(ctx), inPlaceOf: instead }, file.row.id, {
    action: 'workcase.answer_numbered',
    after: { document: document.number },
  })
  return savedRow(ctx.language, await presentAnswer(ctx, file))
}
