import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import { bareCaseBatchCalls } from '@hdoc/contract/cases/bare-case-batches.ts'
import { bareCaseCalls } from '@hdoc/contract/cases/bare-cases.ts'
import type { GivingItemState } from '@hdoc/contract/cases/case-batches.ts'
import type { CaseQueue, QueuedShare } from '@hdoc/contract/cases/case-rows.ts'
import { queryOptions } from '@tanstack/react-query'
import { call, callList } from '../../lib/calls/call.ts'
import { listQuery } from '../../lib/queries/resource-queries.ts'
import { caseBatchesKey, casesKey } from '../changes/keys.ts'

/** A line of a queue. Its id is the share’s, because a case may stand in a queue with two of its shares. */
export type QueueRow = QueuedShare & { case_id: number }

/** Queues of open work stand in the order of their deadlines, what was closed with the newest first. */
const inOrder = (queue: CaseQueue, query: ListQuery): ListQuery =>
  query.sortBy === 'id' && queue !== 'closed' ? { ...query, sortBy: 'deadline_on', sortOrder: 'asc' } : query

/** The lines of one queue. */
export const queueRowsQuery = (queue: CaseQueue) =>
  listQuery<QueueRow>([...casesKey, 'queue', queue], async (query, asking) => {
    const { data, meta } = await callList(bareCaseCalls.queue, inOrder(queue, query), {
      ...asking,
      params: { queue },
    })
    return { data: data.map((row) => ({ ...row, id: row.share_id, case_id: row.id })), meta }
  })

const LOOK_EVERY_MS = 700

/** A batch of givings; asked again while the worker carries it out or undoes it. */
export const givingBatchQuery = (id: number) =>
  queryOptions({
    queryKey: [...caseBatchesKey, 'get', id],
    queryFn: ({ signal }) => call(bareCaseBatchCalls.get, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'running' || data?.state === 'undoing' ? LOOK_EVERY_MS : false,
  })

type OfState = { state: GivingItemState; page: number; seen: number }

/** One page of a batch's shares. `seen` changes when results come in, so that the page is asked anew. */
export const givingItemsQuery = (id: number, { state, page, seen }: OfState) =>
  queryOptions({
    queryKey: [...caseBatchesKey, 'items', id, state, page, seen],
    queryFn: ({ signal }) =>
      call(bareCaseBatchCalls.items, { params: { id }, query: { state, page }, signal }),
  })
