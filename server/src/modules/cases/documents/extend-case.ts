import type { caseCalls } from '@hdoc/contract/cases/cases.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { countingOf, findDocument, laterDeadline, storeLaterDeadline, workOf } from '../../documents/index.ts'
import { stateOf, takeCase, workerOf } from '../record/load-case.ts'
import { findCase } from '../record/queries/cases.ts'
import { lockDocuments, settleCase } from '../record/settle-case.ts'
import { showChanged } from '../record/show-case.ts'
import { traceCase } from '../record/trace-case.ts'
import { mayChangeCase } from '../rules/case-policy.ts'
import { isFollowing } from '../rules/derive-case.ts'

/**
 * Gives the case a later deadline: each of its open documents whose deadline is earlier gets it, with the reason,
 * and keeps the earlier one in its history.
 */
export async function extendCase(ctx: StaffCtx, { body }: InputOf<typeof caseCalls.extend>) {
  const file = await takeCase(ctx, body.id, body.version)
  const row = grant(
    'workcase.change',
    file.row,
    mayChangeCase(await workerOf(ctx), stateOf(file), 'extend_deadline'),
  )
  const work = { ...workOf(ctx), caseNumber: row.number }
  const open = file.documents.filter(({ held, status }) => held && isFollowing(status))
  await lockDocuments(
    work,
    open.map(({ document_id }) => document_id),
  )
  // The deadline of the case is the earliest of its documents', so the one that has it is extended first.
  const inOrder = open.toSorted((a, b) => (a.deadline_on ?? '9999').localeCompare(b.deadline_on ?? '9999'))
  let until: string | undefined
  for (const { document_id, deadline_on } of inOrder) {
    if (until !== undefined && (deadline_on === null || deadline_on >= until)) continue
    const document = await findDocument(ctx.db, { all: true }, ctx.actor, document_id)
    if (!document) continue
    const wish = until === undefined ? body : { ...body, type: 'date' as const, deadline_on: until }
    const later = laterDeadline(work, document, wish, await countingOf(work, document.doc_type_id))
    await storeLaterDeadline(
      work,
      { ...later, document: grant('document.extend', document, allowed) },
      body.reason,
    )
    until = later.date
  }
  if (until === undefined) throw new AppError('DOCUMENT_CLOSED')
  await settleCase(work, row)
  const after = await findCase(ctx.db, row.id)
  await traceCase(work, row.id, {
    action: 'workcase.deadline_extended',
    before: { deadline_on: row.deadline_on },
    after: { deadline_on: after?.deadline_on ?? null },
    reason: body.reason,
  })
  return showChanged(ctx, row.id)
}
