import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { transferCalls } from '@hdoc/contract/transfers/transfers.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { getVisibleSheet, readSheet, type SheetFile } from './load-sheet.ts'
import { presentSheet } from './present-sheet.ts'
import type { RowRow } from './queries/rows.ts'
import { findSheet } from './queries/sheets.ts'

export const showOneSheet = async (ctx: StaffCtx, { params }: InputOf<typeof transferCalls.get>) =>
  presentSheet(ctx, await getVisibleSheet(ctx, params.id))

/** The answer of a change: the sheet as it is now. */
export async function showChangedSheet(ctx: StaffCtx, id: number) {
  const file = await readSheet(ctx, id)
  if (!file) throw new AppError('NOT_FOUND')
  return savedRow(ctx.language, presentSheet(ctx, file))
}

/** The same where the caller knows what became of its documents: two hundred are not read a second time. */
export async function showAnsweredSheet(ctx: StaffCtx, file: SheetFile, rows: readonly RowRow[]) {
  const sheet = (await findSheet(ctx.db, file.sheet.id)) ?? file.sheet
  const state = { ...file.state, ...sheet, answered: sheet.accepted + sheet.refused }
  return savedRow(ctx.language, presentSheet(ctx, { sheet, rows, state }))
}
