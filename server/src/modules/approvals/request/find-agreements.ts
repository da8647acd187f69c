import { isOnTurn } from '@hdoc/contract/approvals/approval-status.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { deciderOf } from '../record/load-request.ts'
import { presentStatus } from '../record/present-request.ts'
import { listRequests } from '../record/queries/requests.ts'
import { listSteps } from '../record/queries/steps.ts'
import { takesStep } from '../rules/approval-policy.ts'
import { listAboutPresent } from './queries.ts'

export type Agreement = {
  request_id: number
  status: ReturnType<typeof presentStatus>
  is_open: boolean
  /** It waits for the caller. */
  own: boolean
}

/** The newest request about the present bytes of each of some files; files about whose bytes nobody was asked are left out. */
export async function findAgreements(
  ctx: StaffCtx,
  fileIds: readonly number[],
): Promise<ReadonlyMap<number, Agreement>> {
  const ids = await listAboutPresent(ctx.db, fileIds)
  if (ids.length === 0) return new Map()
  const [requests, steps, decider] = await Promise.all([
    listRequests(ctx.db, ids),
    listSteps(ctx.db, ids),
    deciderOf(ctx),
  ])
  return new Map(
    requests.map(({ id, file_id, status, is_open }) => [
      file_id,
      {
        request_id: id,
        status: presentStatus(status, ctx.language),
        is_open,
        own: steps.some(
          (step) => step.request_id === id && isOnTurn(step.status) && takesStep(decider, step),
        ),
      },
    ]),
  )
}
