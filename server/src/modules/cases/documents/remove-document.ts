import type { caseCalls } from '@hdoc/contract/cases/cases.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { grant } from '../../../platform/auth/grant.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { lockDocument, storeCaseWorkers, workOf } from '../../documents/index.ts'
import { stateOf, takeCase, workerOf } from '../record/load-case.ts'
import { listWorkers, removeCaseDocument } from '../record/queries/case-documents.ts'
import { settleCase } from '../record/settle-case.ts'
import { showChanged } from '../record/show-case.ts'
import { traceCase } from '../record/trace-case.ts'
import { mayChangeCase } from '../rules/case-policy.ts'

/** Takes a document out of an open case; it stays where the case left it, and is changed by itself again. */
export async function removeDocument(
  ctx: StaffCtx,
  { body }: Pick<InputOf<typeof caseCalls.removeDocument>, 'body'>,
) {
  const file = await takeCase(ctx, body.id, body.version)
  const row = grant(
    'workcase.change',
    file.row,
    mayChangeCase(await workerOf(ctx), stateOf(file), 'add_document'),
  )
  const document = file.documents.find(({ document_id }) => document_id === body.document_id)
  if (!document) throw new AppError('VALIDATION', {}, { fields: { document_id: [{ key: 'reference' }] } })
  if (document.role === 'origin') throw new AppError('ORIGIN_STAYS')
  const work = workOf(ctx)
  await lockDocument(ctx.db, document.document_id)
  await removeCaseDocument(ctx.db, row, document.document_id)
  await storeCaseWorkers(ctx.db, await listWorkers(ctx.db, [document.document_id]))
  await traceCase(work, row.id, {
    action: 'workcase.document_removed',
    before: { document: document.number, document_id: document.document_id },
    after: { document: '', document_id: null },
    reason: body.reason,
  })
  await settleCase(work, row)
  return showChanged(ctx, row.id)
}
