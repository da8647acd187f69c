import { z } from 'zod'
import { endpoint } from '../../calls/endpoint.ts'
import { idParams, idSchema, metaSchema, saveAnswer } from '../../calls/resource.ts'
import { wholeNumber } from '../../calls/whole-number.ts'
import { invalid } from '../../failures/validation-messages.ts'
import { accessLevelSchema } from '../../texts/choice-schemas.ts'
import { MOST_NAMED } from '../life/document-assignment.ts'
import {
  checkDeadlineWish,
  checkStatusWish,
  deadlineWish,
  statusWish,
} from '../life/document-status-change.ts'
import { documentColumns } from '../list/document-columns.ts'
import { documentListRow } from '../record/documents.ts'

/** Most documents that one batch changes. */
export const mostInBatch = 10_000
/** Minutes after its end during which a batch may be undone. */
export const batchUndoMinutes = 10
export const batchItemsPerPage = 50

/** What is done with each document of a batch. */
export const batchWish = z.discriminatedUnion('action', [
  statusWish.extend({ action: z.literal('status') }).superRefine(checkStatusWish),
  z.strictObject({ action: z.literal('access_level'), access_level: accessLevelSchema }),
  z.strictObject({
    action: z.literal('doc_type'),
    doc_type_id: idSchema,
    /** Open documents get the deadline of the new type, counted from their registration. */
    with_deadline: z.boolean().default(false),
  }),
  deadlineWish.extend({ action: z.literal('deadline') }).superRefine(checkDeadlineWish),
  z
    .strictObject({
      action: z.literal('assign'),
      /** The department that is to work on the documents; without it each keeps the one it has. */
      group_id: idSchema.optional(),
      /** People to be named beside those who are named already. */
      user_ids: z.array(idSchema).max(MOST_NAMED).default([]),
    })
    .refine(
      ({ group_id, user_ids }) => group_id !== undefined || user_ids.length > 0,
      invalid('required', ['group_id']),
    ),
])
export type BatchWish = z.output<typeof batchWish>
export type BatchAction = BatchWish['action']

const batchStates = ['ready', 'running', 'done', 'undoing', 'undone'] as const
/**
 * `will`, `wont`: found by the preview. `changed`, `failed`: by the batch. `undone`, `kept`: by undoing it.
 */
const batchItemStates = ['will', 'wont', 'changed', 'failed', 'undone', 'kept'] as const
export type BatchItemState = (typeof batchItemStates)[number]

const count = z.number()
const batchRow = z.object({
  id: z.number(),
  state: z.enum(batchStates),
  wish: batchWish,
  counts: z.object({
    will: count,
    wont: count,
    changed: count,
    failed: count,
    undone: count,
    kept: count,
  }),
  created_at: z.string(),
  finished_at: z.string().nullable(),
  /** Until when it may be undone; null when it may not. */
  undo_until: z.string().nullable(),
})
export type Batch = z.output<typeof batchRow>

const batchItem = z.object({
  document_id: z.number(),
  /** '' when the caller no longer sees the document. */
  number: z.string(),
  further_numbers: documentListRow.shape.further_numbers,
  registered_on: z.string(),
  short_description: z.string(),
  is_test: z.boolean(),
  state: z.enum(batchItemStates),
  /** Why not, in words; '' where there is nothing to say. */
  reason: z.string(),
})
export type BatchItem = z.output<typeof batchItem>

const client = { audience: 'client', rate: 'none', permission: 'document.list' } as const
const base = '/api/document_batch'

export const documentBatchCalls = {
  preview: endpoint({
    ...client,
    id: 'document_batch.preview',
    method: 'POST',
    path: `${base}/preview`,
    tx: 'write',
    idempotent: true,
    list: { columns: documentColumns, small: true },
    summary:
      'Fixes a set of documents (the named ones, else all of the list asked for) and says which of them a change would change',
    body: z.strictObject({ ids: z.array(idSchema).min(1).max(mostInBatch).optional(), values: batchWish }),
    answer: saveAnswer(batchRow),
  }),
  get: endpoint({
    ...client,
    id: 'document_batch.get',
    method: 'GET',
    path: `${base}/get/:id`,
    tx: 'read',
    params: idParams,
    summary: 'One’s own batch: how far it is',
    answer: batchRow,
  }),
  items: endpoint({
    ...client,
    id: 'document_batch.items',
    method: 'GET',
    path: `${base}/items/:id`,
    tx: 'read',
    params: idParams,
    query: z.strictObject({
      state: z.enum(batchItemStates).optional(),
      page: wholeNumber(1, mostInBatch).default(1),
    }),
    summary: 'The documents of one’s own batch with what became of each and why',
    answer: z.object({ data: z.array(batchItem), meta: metaSchema }),
  }),
  start: endpoint({
    ...client,
    id: 'document_batch.start',
    method: 'POST',
    path: `${base}/start`,
    tx: 'write',
    body: z.strictObject({ id: idSchema }),
    summary: 'Has a previewed batch done; a second start changes nothing',
    answer: saveAnswer(batchRow),
  }),
  undo: endpoint({
    ...client,
    id: 'document_batch.undo',
    method: 'POST',
    path: `${base}/undo`,
    tx: 'write',
    body: z.strictObject({ id: idSchema }),
    summary: 'Undoes a batch within ten minutes, where nothing else happened to the document since',
    answer: saveAnswer(batchRow),
  }),
}
