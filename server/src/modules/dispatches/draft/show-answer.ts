import {
  type AnswerAction,
  type AnswerDraft,
  answerActions,
  type answerCalls,
} from '@hdoc/contract/dispatches/answer-drafts.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { type CaseFile, getVisibleCase, mayAll } from '../../cases/index.ts'
import { loadStand, mayDo } from './stand-of-answer.ts'

const fileOf = (id: number | null, name: string | null, version: number | null) =>
  id === null ? null : { id, name: name ?? '', version: version ?? 1 }

/** The answer of a case as it is now: how far it is on its way from text to dispatch, and what may be done next. */
export async function presentAnswer(ctx: StaffCtx, file: CaseFile): Promise<AnswerDraft> {
  const stand = await loadStand(ctx, file)
  const { draft, approval, signing, isSigned } = stand
  const decisions = new Map<AnswerAction, Decision>()
  for (const action of answerActions) decisions.set(action, await mayDo(ctx, action, stand))
  const written = fileOf(draft?.file_id ?? null, draft?.file_name ?? null, draft?.file_version ?? null)
  const documentId = draft?.document_id ?? null
  return {
    id: file.row.id,
    text: draft?.text ?? '',
    letter_id: draft?.letter_id ?? null,
    file: written && { ...written, document_id: file.row.origin_id },
    approval: approval ?? null,
    written_by: draft?.written_by_name ?? '',
    written_at: draft?.written_at ?? null,
    document: documentId === null ? null : { id: documentId, number: draft?.document_number ?? '' },
    paper: fileOf(draft?.paper_id ?? null, draft?.paper_name ?? null, draft?.paper_version ?? null),
    stamped: draft?.stamped ?? false,
    signing: signing ?? null,
    signed: isSigned,
    version: draft?.version ?? 0,
    ...mayAll(answerActions, ctx.language, (action) => decisions.get(action) ?? allowed),
  }
}

export const showAnswer = async (
  ctx: StaffCtx,
  { params }: Pick<InputOf<typeof answerCalls.get>, 'params'>,
): Promise<AnswerDraft> => presentAnswer(ctx, await getVisibleCase(ctx, params.id))
