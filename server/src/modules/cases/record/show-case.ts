import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { caseCalls } from '@hdoc/contract/cases/cases.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { listSubjectActivity, tellActivity } from '../../../platform/audit/list-subject-activity.ts'
import { localDate } from '../../../platform/clock.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { keepVisible, listDocumentActivity, viewerOfCall } from '../../documents/index.ts'
import { getVisibleCase, readCase } from './load-case.ts'
import { showCase } from './present-case.ts'

export const showOneCase = async (ctx: StaffCtx, { params }: InputOf<typeof caseCalls.get>) =>
  showCase(ctx, await getVisibleCase(ctx, params.id))

/** What the case made of a document stands with the case already. */
const isOfCase = ({ changes }: SubjectActivity): boolean => changes.some(({ field }) => field === 'case')

/**
 * Everything that was done with a case and, since it was opened, with those of its documents that the caller sees: the
 * comments on the document it began with are its internal notes (decision 0181).
 */
export async function showCaseActivity(
  ctx: StaffCtx,
  { params }: InputOf<typeof caseCalls.activity>,
): Promise<SubjectActivity[]> {
  const { row, documents } = await getVisibleCase(ctx, params.id)
  const own = tellActivity(await listSubjectActivity(ctx.db, 'workcase', row.id))
  const opened = own.at(-1)?.id ?? 0
  const ids = documents.map(({ document_id }) => document_id)
  const seen = new Set(await keepVisible(ctx.db, await viewerOfCall(ctx), ids, ids.length))
  const ofDocuments: SubjectActivity[] = []
  for (const { document_id, number } of documents.filter((one) => seen.has(one.document_id)))
    for (const entry of await listDocumentActivity(ctx, document_id))
      if (!isOfCase(entry) && entry.id > opened)
        ofDocuments.push({
          ...entry,
          changes: [...entry.changes, { field: 'document', before: '', after: number }],
        })
  return [...own, ...ofDocuments].sort((a, b) => b.id - a.id)
}

/**
 * The answer of a change. Whoever gives a case away may not see it from now on; they still get what they saved, so
 * it is read without regard to visibility.
 */
export async function showChanged(ctx: StaffCtx, id: number) {
  const file = await readCase(ctx.db, id, localDate(ctx.clock.now()))
  if (!file) throw new AppError('NOT_FOUND')
  return savedRow(ctx.language, await showCase(ctx, file))
}
