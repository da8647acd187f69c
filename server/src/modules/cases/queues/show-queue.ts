import { type QueuedAction, type QueuedShare, queuedActions } from '@hdoc/contract/cases/case-rows.ts'
import type { caseCalls } from '@hdoc/contract/cases/cases.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import { localDate } from '../../../platform/clock.ts'
import { metaOf } from '../../../platform/db/list/list-sql.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { workerOf } from '../record/load-case.ts'
import { mayAll, presentCaseStatus, presentShareStatus } from '../record/present-case.ts'
import { listSharesOfCases } from '../record/queries/giving.ts'
import type { ShareRow } from '../record/queries/shares.ts'
import { mayChangeCase } from '../rules/case-policy.ts'
import { shownShare } from '../rules/derive-case.ts'
import { nextOfShare } from '../rules/find-next.ts'
import { mayStep } from '../rules/share-policy.ts'
import type { Worker } from '../rules/worker.ts'
import {
  type Awaited,
  countQueues,
  listAwaited,
  listQueue,
  type QueuedRow,
  type QueueOwner,
} from './queries.ts'
import { ownerOf } from './queue-owner.ts'

type Judged = Pick<QueuedShare, 'can' | 'cannot' | 'next'>

/** What may be done with a share of a case, and what comes next; the same rules as on the page of the case. */
function judge(
  worker: Worker,
  share: ShareRow,
  shares: readonly ShareRow[],
  row: QueuedRow,
  language: Language,
): Judged {
  const state = { isClosed: row.case_status === 'closed', shares }
  const may = mayAll<QueuedAction>(queuedActions, language, (action) => {
    if (state.isClosed) return { ok: false, code: 'CASE_CLOSED' }
    return action === 'close' ? mayChangeCase(worker, state, 'close') : mayStep(worker, share, action)
  })
  const next = state.isClosed ? undefined : nextOfShare(worker, state, share)?.action
  return { ...may, next: queuedActions.find((action) => action === next) ?? null }
}

function presentQueued(
  row: QueuedRow,
  { today, doesFor, userId }: QueueOwner,
  { awaited, language }: { awaited: Awaited | undefined; language: Language },
): Omit<QueuedShare, keyof Judged> {
  return {
    id: row.id,
    share_id: row.share_id,
    number: row.number,
    title: row.title,
    issuer: row.issuer_name,
    register: { id: row.register_id, name: row.register_name },
    status: presentShareStatus(shownShare(row, today), language),
    case_status: presentCaseStatus(row.case_status, language),
    role: row.role,
    group: row.group_id === null ? null : { id: row.group_id, name: row.group_name ?? '' },
    person: row.user_id === null ? null : { id: row.user_id, name: row.user_name ?? '' },
    in_place_of:
      row.user_id !== null && row.user_id !== userId && doesFor.includes(row.user_id)
        ? (row.user_name ?? '')
        : '',
    deadline_on: row.due_on,
    data_asked_at: awaited?.asked_at ?? null,
    clock_stopped: awaited?.stops_clock ?? false,
    wait_until: row.wait_until,
    assigned_by: row.assigned_by_name,
    assigned_at: row.assigned_at,
    resolution: row.resolution,
    reason: row.reason,
    ended_at: row.ended_at,
    version: row.version,
  }
}

const nothing: Judged = {
  can: Object.fromEntries(queuedActions.map((action) => [action, false])) as Judged['can'],
  cannot: {},
  next: null,
}

/** One page of a queue of the caller, with the exact total. */
export async function showQueue(ctx: StaffCtx, { params, list }: InputOf<typeof caseCalls.queue>) {
  const owner = await ownerOf(ctx)
  const { rows, total } = await listQueue(ctx.db, params.queue, list, owner)
  const worker = await workerOf(ctx)
  const today = localDate(ctx.clock.now())
  const caseIds = [...new Set(rows.map(({ id }) => id))]
  const [all, awaiting] = await Promise.all([
    listSharesOfCases(ctx.db, caseIds),
    listAwaited(ctx.db, caseIds),
  ])
  const awaitedOf = new Map(awaiting.map((one) => [one.case_id, one]))
  const shown = all.map((share) => ({ ...share, status: shownShare(share, today) }))
  const ofCase = Map.groupBy(shown, ({ case_id }) => case_id)
  return {
    data: rows.map((row) => {
      const shares = ofCase.get(row.id) ?? []
      const share = shares.find(({ id }) => id === row.share_id)
      const judged = share ? judge(worker, share, shares, row, ctx.language) : nothing
      return {
        ...presentQueued(row, owner, { awaited: awaitedOf.get(row.id), language: ctx.language }),
        ...judged,
      }
    }),
    meta: metaOf(list, total, rows.length),
  }
}

/** How many shares stand in each queue of the caller. */
export async function showQueueCounts(ctx: StaffCtx) {
  const owner = await ownerOf(ctx)
  const { team, ...counted } = await countQueues(ctx.db, owner)
  const { mine, group, waiting, opinion, closed, to_distribute, overdue, due_soon, fresh } = counted
  return {
    mine,
    group,
    team: owner.givesIn.length === 0 ? null : team,
    waiting,
    opinion,
    closed,
    to_distribute,
    overdue,
    due_soon,
    fresh,
  }
}
