import type { answerCalls } from '@hdoc/contract/dispatches/answer-drafts.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { type CaseFile, getVisibleCase, stateOf, takeCase, traceCase, workerOf } from '../../cases/index.ts'
import { workOf } from '../../documents/index.ts'
import { stampFile } from '../../printing/index.ts'
import { sealFile } from '../../signatures/index.ts'
import { writesInPlaceOf } from './draft-policy.ts'
import { type Answering, type DraftRow, storeStamped } from './queries.ts'
import { presentAnswer } from './show-answer.ts'
import { loadStand, mayDo } from './stand-of-answer.ts'

type Call = typeof answerCalls.stamp | typeof answerCalls.seal
type Input = Pick<InputOf<typeof answerCalls.stamp>, 'body'>
type How = 'stamp' | 'seal'

/** The numbered answer that bears no number yet, with the file that is to bear it. */
async function unstamped(
  ctx: StaffCtx,
  file: CaseFile,
  how: How,
): Promise<{ answering: Answering; draft: DraftRow; paperId: number }> {
  const stand = await loadStand(ctx, file)
  const answering = grant('answer.write', { id: file.row.id }, await mayDo(ctx, how, stand))
  const { draft } = stand
  if (!draft || draft.paper_id === null) throw new AppError('ANSWER_EMPTY')
  return { answering, draft, paperId: draft.paper_id }
}

/**
 * Puts number and date on a copy of the answer. The copy is made outside of the transaction that keeps it as what
 * leaves; a double click and a second try after a crash find the same copy, because its key says what it is of.
 */
async function stampAnswer(ctx: Ctx<Call>, { body }: Input, how: How) {
  const { paperId, key } = await ctx.database.inInstitution(
    ctx.institutionId,
    async (db) => {
      const inside = { ...ctx, db }
      const { draft, paperId: id } = await unstamped(inside, await getVisibleCase(inside, body.case_id), how)
      return { paperId: id, key: `answer-${how}-${id}-${draft.paper_version ?? 1}` }
    },
    { readOnly: true },
  )
  const copied =
    how === 'seal'
      ? await sealFile(ctx, { body: { id: paperId }, idempotencyKey: key } as Parameters<typeof sealFile>[1])
      : await stampFile(ctx, {
          body: { id: paperId, pages: 'first' },
          idempotencyKey: key,
        } as Parameters<typeof stampFile>[1])
  const answer = await ctx.database.inInstitution(ctx.institutionId, async (db) => {
    const inside = { ...ctx, db }
    const file = await takeCase(inside, body.case_id, undefined)
    const { answering, draft } = await unstamped(inside, file, how)
    await storeStamped(db, answering, copied.id)
    const instead = writesInPlaceOf(await workerOf(inside), stateOf(file))
    await traceCase({ ...workOf(inside), inPlaceOf: instead }, file.row.id, {
      action: how === 'seal' ? 'workcase.answer_sealed' : 'workcase.answer_stamped',
      after: { document: draft.document_number ?? '', files: copied.data.name },
    })
    return savedRow(ctx.language, await presentAnswer(inside, file))
  })
  ctx.database.wake()
  return answer
}

export const stampNumbered = (ctx: Ctx<typeof answerCalls.stamp>, input: Input) =>
  stampAnswer(ctx, input, 'stamp')
export const sealNumbered = (ctx: Ctx<typeof answerCalls.seal>, input: Input) =>
  stampAnswer(ctx, input, 'seal')
