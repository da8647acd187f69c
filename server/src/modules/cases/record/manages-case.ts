import { localDate } from '../../../platform/clock.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { mayChangeCase } from '../rules/case-policy.ts'
import { readCase, stateOf, workerOf } from './load-case.ts'

/** Whether a person manages an open case: is in charge of it, or gives it out. */
export async function managesCase(
  ctx: Pick<StaffCtx, 'db' | 'actor' | 'clock'>,
  caseId: number,
): Promise<boolean> {
  const file = await readCase(ctx.db, caseId, localDate(ctx.clock.now()))
  return file !== undefined && mayChangeCase(await workerOf(ctx), stateOf(file), 'add_document').ok
}
