import type { caseCalls } from '@hdoc/contract/cases/cases.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { takeWholeCase } from '../record/load-case.ts'
import { showChanged } from '../record/show-case.ts'
import { closeTaken } from './close-taken.ts'
import type { ClosingVeto } from './closing-vetoes.ts'

/** Closes one case. */
export async function closeCase(
  ctx: StaffCtx,
  { body }: Pick<InputOf<typeof caseCalls.close>, 'body'>,
  vetoes: readonly ClosingVeto[],
) {
  const file = await takeWholeCase(ctx, body.id, body.version)
  await closeTaken(ctx, file, body, { vetoes })
  return showChanged(ctx, file.row.id)
}
