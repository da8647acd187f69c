import type { caseCalls } from '@hdoc/contract/cases/cases.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { localDate } from '../../../platform/clock.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import type { Worker } from '../rules/worker.ts'
import { getVisibleCase, readCase } from './load-case.ts'
import { showCase } from './present-case.ts'

export const showOneCase = async (ctx: StaffCtx, { params }: InputOf<typeof caseCalls.get>) =>
  showCase(ctx, await getVisibleCase(ctx, params.id))

/**
 * The answer of a change. Whoever gives a case away may not see it from now on; they still get what they saved, so
 * it is read without regard to visibility.
 */
export async function showChanged(ctx: StaffCtx, id: number, known?: Worker) {
  const file = await readCase(ctx.db, id, localDate(ctx.clock.now()))
  if (!file) throw new AppError('NOT_FOUND')
  return savedRow(ctx.language, await showCase(ctx, file, known))
}
