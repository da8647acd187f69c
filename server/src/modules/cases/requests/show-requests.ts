import type { dataRequestCalls } from '@hdoc/contract/cases/data-requests.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { sees, viewerOfCall } from '../../documents/index.ts'
import { getVisibleCase, workerOf } from '../record/load-case.ts'
import { presentRequest } from './present-request.ts'
import { findAsked, listRequests } from './queries/requests.ts'

/** What a case has asked of the citizen; the address of the issuer is for those who see the paper. */
export async function showRequests(ctx: StaffCtx, { params }: InputOf<typeof dataRequestCalls.ofCase>) {
  const file = await getVisibleCase(ctx, params.id)
  const { origin_id } = file.row
  const [rows, asked, worker, seen] = await Promise.all([
    listRequests(ctx.db, file.row.id),
    findAsked(ctx.db, origin_id),
    workerOf(ctx),
    sees(ctx.db, await viewerOfCall(ctx), origin_id),
  ])
  return {
    requests: rows.map((row) => presentRequest(ctx, row, { file, worker })),
    email: seen ? asked.email : '',
    stops_clock: asked.stops_clock,
    mails: ctx.settings.smtpUrl !== undefined,
  }
}
