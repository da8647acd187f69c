import type { AnswerDraft, answerCalls } from '@hdoc/contract/dispatches/answer-drafts.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { type CaseFile, getVisibleCase, mayAll, stateOf, workerOf } from '../../cases/index.ts'
import { mayNumber, mayWrite } from './draft-policy.ts'
import { findDraft } from './queries.ts'

const actions = ['write', 'number'] as const

/** The answer of a case as it is now. */
export async function presentAnswer(ctx: StaffCtx, file: CaseFile): Promise<AnswerDraft> {
  const draft = await findDraft(ctx.db, file.row.id)
  const worker = await workerOf(ctx)
  const state = stateOf(file)
  return {
    id: file.row.id,
    text: draft?.text ?? '',
    file:
      draft && draft.file_id !== null
        ? { id: draft.file_id, name: draft.file_name ?? '', version: draft.file_version ?? 1 }
        : null,
    written_by: draft?.written_by_name ?? '',
    written_at: draft?.written_at ?? null,
    document:
      draft && draft.document_id !== null
        ? { id: draft.document_id, number: draft.document_number ?? '' }
        : null,
    version: draft?.version ?? 0,
    ...mayAll(actions, ctx.language, (action) =>
      (action === 'write' ? mayWrite : mayNumber)(worker, state, draft),
    ),
  }
}

export const showAnswer = async (
  ctx: StaffCtx,
  { params }: Pick<InputOf<typeof answerCalls.get>, 'params'>,
): Promise<AnswerDraft> => presentAnswer(ctx, await getVisibleCase(ctx, params.id))
