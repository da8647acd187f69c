import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { transferCalls } from '@hdoc/contract/transfers/transfers.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { getVisibleSheet, readSheet } from './load-sheet.ts'
import { presentSheet } from './present-sheet.ts'

export const showOneSheet = async (ctx: StaffCtx, { params }: InputOf<typeof transferCalls.get>) =>
  presentSheet(ctx, await getVisibleSheet(ctx, params.id))

/** The answer of a change: the sheet as it is now. */
export async function showChangedSheet(ctx: StaffCtx, id: number) {
  const file = await readSheet(ctx, id)
  if (!file) throw new AppError('NOT_FOUND')
  return savedRow(ctx.language, presentSheet(ctx, file))
}
