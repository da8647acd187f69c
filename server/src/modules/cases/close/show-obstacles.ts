import type { caseCalls } from '@hdoc/contract/cases/cases.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { getVisibleCase, stateOf, workerOf } from '../record/load-case.ts'
import { canClose } from '../rules/case-policy.ts'
import { type ClosingVeto, sayObstacles } from './closing-vetoes.ts'

/** What stands against closing a case, before anybody tries: as it would be answered to the caller. */
export async function showObstacles(
  ctx: StaffCtx,
  { params }: InputOf<typeof caseCalls.obstacles>,
  vetoes: readonly ClosingVeto[],
) {
  const file = await getVisibleCase(ctx, params.id)
  if (file.row.status === 'closed') return []
  const byRight = 'byRight' in canClose(await workerOf(ctx), stateOf(file))
  return sayObstacles(ctx, file, { vetoes, byRight })
}
