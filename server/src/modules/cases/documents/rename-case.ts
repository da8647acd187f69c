import type { caseCalls } from '@hdoc/contract/cases/cases.ts'
import { grant } from '../../../platform/auth/grant.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { workOf } from '../../documents/index.ts'
import { stateOf, takeCase, workerOf } from '../record/load-case.ts'
import { storeTitle } from '../record/queries/cases.ts'
import { showChanged } from '../record/show-case.ts'
import { traceCase } from '../record/trace-case.ts'
import { mayChangeCase } from '../rules/case-policy.ts'

export async function renameCase(ctx: StaffCtx, { body }: InputOf<typeof caseCalls.rename>) {
  const file = await takeCase(ctx, body.id, body.version)
  const row = grant('workcase.change', file.row, mayChangeCase(await workerOf(ctx), stateOf(file), 'rename'))
  if (body.title !== row.title) {
    await storeTitle(ctx.db, row, body.title)
    await traceCase(workOf(ctx), row.id, {
      action: 'workcase.renamed',
      before: { title: row.title },
      after: { title: body.title },
    })
  }
  return showChanged(ctx, row.id)
}
