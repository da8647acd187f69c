import type { caseCalls } from '@hdoc/contract/cases/cases.ts'
import { grant } from '../../../platform/auth/grant.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { getVisible, lockDocument, workOf } from '../../documents/index.ts'
import { workerOf } from '../record/load-case.ts'
import { showChanged } from '../record/show-case.ts'
import { canWriteResolution, mayOpenCase } from '../rules/give-rules.ts'
import { checkWishes } from './check-wishes.ts'
import { openCaseOf } from './open-case.ts'

/** Opens a case for an open document that no other case works on. */
export async function createCase(ctx: StaffCtx, { body }: InputOf<typeof caseCalls.add>) {
  await lockDocument(ctx.db, body.document_id)
  const row = await getVisible(ctx, body.document_id)
  const worker = await workerOf(ctx)
  const document = grant('workcase.open', row, mayOpenCase(worker, row))
  if (body.resolution !== '') grant('workcase.resolution', row, canWriteResolution(worker))
  const shares = await checkWishes(
    ctx.db,
    { worker, deadlineOn: row.deadline_on, path: 'shares' },
    body.shares,
  )
  const { id } = await openCaseOf(workOf(ctx), {
    document,
    title: body.title,
    shares,
    resolution: body.resolution,
    department: row.group_id === null ? null : { id: row.group_id, name: row.group_name ?? '' },
    fixedNow: ctx.clock.fixed?.() ?? null,
  })
  return showChanged(ctx, id)
}
