import { type SubmissionStatus, submissionStatuses } from '@hdoc/contract/submissions/submission-status.ts'
import type { submissionCalls } from '@hdoc/contract/submissions/submissions.ts'
import { metaOf } from '../../../platform/db/list/list-sql.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { presentListed } from '../record/show-submission.ts'
import { countByStatus, listActiveGroups, listOpenRegisters, listSubmissions } from './queries.ts'

export async function showList(ctx: StaffCtx, { list }: InputOf<typeof submissionCalls.list>) {
  const { rows, total } = await listSubmissions(ctx.db, list)
  return { data: rows.map(presentListed), meta: metaOf(list, total, rows.length) }
}

export async function showCounts(ctx: StaffCtx) {
  const counted = new Map((await countByStatus(ctx.db)).map(({ status, count }) => [status, count]))
  return {
    statuses: Object.fromEntries(
      submissionStatuses.map((status) => [status, counted.get(status) ?? 0]),
    ) as Record<SubmissionStatus, number>,
  }
}

/** What the dialog of acceptance offers. */
export async function showForm(ctx: StaffCtx) {
  return { registers: await listOpenRegisters(ctx.db), groups: await listActiveGroups(ctx.db) }
}
