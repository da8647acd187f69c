import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import {
  type BatchItemState,
  type BatchWish,
  documentBatchCalls,
} from '@hdoc/contract/documents/bulk/document-batches.ts'
import type { DocumentCategory } from '@hdoc/contract/texts/choices.ts'
import { queryOptions } from '@tanstack/react-query'
import { call, callList } from '../../lib/calls/call.ts'
import { batchesKey } from '../changes/keys.ts'

const LOOK_EVERY_MS = 700

/** The documents of a batch: some by id, or all that a list holds. */
export type BatchTarget = { ids: number[]; categories?: readonly DocumentCategory[] } | { list: ListQuery }

/** A batch; asked again while the worker carries it out or undoes it. */
export const batchQuery = (id: number) =>
  queryOptions({
    queryKey: [...batchesKey, 'get', id],
    queryFn: ({ signal }) => call(documentBatchCalls.get, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'running' || data?.state === 'undoing' ? LOOK_EVERY_MS : false,
  })

/** One page of a batch's documents. `seen` changes when results come in, so that the page is asked anew. */
export const batchItemsQuery = (
  id: number,
  { state, page, seen }: { state: BatchItemState; page: number; seen: number },
) =>
  queryOptions({
    queryKey: [...batchesKey, 'items', id, state, page, seen],
    queryFn: ({ signal }) =>
      call(documentBatchCalls.items, { params: { id }, query: { state, page }, signal }),
  })

const everything: ListQuery = {
  rows: null,
  page: 1,
  search: '',
  sortBy: 'id',
  sortOrder: 'desc',
  filters: [],
}

export function previewBatch(target: BatchTarget, values: BatchWish, idempotencyKey: string) {
  const list = 'list' in target ? { ...target.list, rows: null, page: 1 } : everything
  const body = 'ids' in target ? { ids: target.ids, values } : { values }
  return callList(documentBatchCalls.preview, list, { body, idempotencyKey })
}
