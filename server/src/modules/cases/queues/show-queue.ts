import type { QueuedShare } from '@hdoc/contract/cases/case-rows.ts'
import type { caseCalls } from '@hdoc/contract/cases/cases.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import { can } from '../../../platform/auth/actor.ts'
import { localDate } from '../../../platform/clock.ts'
import { metaOf } from '../../../platform/db/list/list-sql.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { viewerOfCall } from '../../documents/index.ts'
import { workerOf } from '../record/load-case.ts'
import { presentCaseStatus, presentShareStatus } from '../record/present-case.ts'
import { shownShare } from '../rules/derive-case.ts'
import { givesIn } from '../rules/worker.ts'
import { countQueues, listQueue, type QueuedRow, type QueueOwner } from './queries.ts'

async function ownerOf(ctx: StaffCtx): Promise<QueueOwner> {
  const { actor, db } = ctx
  const worker = await workerOf(ctx)
  return {
    userId: actor.institutionId === db.institutionId ? actor.id : 0,
    groupIds: actor.groupIds,
    givesIn: actor.groupIds.filter((groupId) => givesIn(worker, groupId)),
    distributes: can(actor, 'workcase.assign'),
    viewer: await viewerOfCall(ctx),
    today: localDate(ctx.clock.now()),
  }
}

function presentQueued(row: QueuedRow, today: string, language: Language): QueuedShare {
  return {
    id: row.id,
    share_id: row.share_id,
    number: row.number,
    title: row.title,
    issuer: row.issuer_name,
    status: presentShareStatus(shownShare(row, today), language),
    case_status: presentCaseStatus(row.case_status, language),
    role: row.role,
    group: row.group_id === null ? null : { id: row.group_id, name: row.group_name ?? '' },
    person: row.user_id === null ? null : { id: row.user_id, name: row.user_name ?? '' },
    deadline_on: row.due_on,
    wait_until: row.wait_until,
    assigned_by: row.assigned_by_name,
    assigned_at: row.assigned_at,
    resolution: row.resolution,
    reason: row.reason,
    ended_at: row.ended_at,
    version: row.version,
  }
}

/** One page of a queue of the caller, with the exact total. */
export async function showQueue(ctx: StaffCtx, { params, list }: InputOf<typeof caseCalls.queue>) {
  const owner = await ownerOf(ctx)
  const { rows, total } = await listQueue(ctx.db, params.queue, list, owner)
  return {
    data: rows.map((row) => presentQueued(row, owner.today, ctx.language)),
    meta: metaOf(list, total, rows.length),
  }
}

/** How many shares stand in each queue of the caller. */
export async function showQueueCounts(ctx: StaffCtx) {
  const counted = await countQueues(ctx.db, await ownerOf(ctx))
  const { mine, group, waiting, opinion, closed, to_distribute, overdue } = counted
  return { mine, group, waiting, opinion, closed, to_distribute, overdue }
}
