import type { caseCalls } from '@hdoc/contract/cases/cases.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { localDate } from '../../../platform/clock.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import type { Worker } from '../rules/worker.ts'
import { getVisibleCase, readCase } from './load-case.ts'
import { seenDocuments, showCase } from './present-case.ts'

export const showOneCase = async (ctx: StaffCtx, { params }: InputOf<typeof caseCalls.get>) =>
  showCase(ctx, await getVisibleCase(ctx, params.id))

/**
 * The answer of a change. Whoever gives a case away may not see it from now on; they still get what they saved, so
 * it is read without regard to visibility. `closedBy` knows who acts and what the case has, which saves a round trip.
 */
export async function showChanged(
  ctx: StaffCtx,
  id: number,
  closedBy?: { worker: Worker; documentIds: readonly number[] },
) {
  const [file, seen] = await Promise.all([
    readCase(ctx.db, id, localDate(ctx.clock.now())),
    closedBy && seenDocuments(ctx, closedBy.documentIds),
  ])
  if (!file) throw new AppError('NOT_FOUND')
  const known = closedBy && seen && { worker: closedBy.worker, seen }
  return savedRow(ctx.language, await showCase(ctx, file, known))
}
