import type { documentStatusCalls } from '@hdoc/contract/documents/life/document-status-change.ts'
import { errorMessage } from '@hdoc/contract/failures/errors.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { getVisible } from '../record/get-document.ts'
import { workOf } from '../record/in-whose-name.ts'
import { type FindObstacles, findObstacles } from './closing-obstacles.ts'

/** What stands against closing a document, before anybody tries. */
export async function showObstacles(
  ctx: StaffCtx,
  { params }: InputOf<typeof documentStatusCalls.obstacles>,
  looks: readonly FindObstacles[],
) {
  const { id } = await getVisible(ctx, params.id)
  const found = await findObstacles(workOf(ctx), [id], looks)
  return found.map(({ code, values }) => ({ code, text: errorMessage(code, ctx.language, values) }))
}
