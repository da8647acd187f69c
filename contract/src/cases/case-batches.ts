import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { optionalText } from '../calls/fields.ts'
import { idParams, idSchema, metaSchema, saveAnswer } from '../calls/resource.ts'
import { wholeNumber } from '../calls/whole-number.ts'
import { hasOneLead, shareWishes } from '../documents/registration/registration-case.ts'
import { invalid } from '../failures/validation-messages.ts'
import { type ClosingWish, closingWish } from './case-inputs.ts'

/** Most shares that one batch gives out. */
const mostGiven = 1000
/** Most cases that one batch closes: what stands against closing is looked at for each. */
const mostClosed = 200
/** Minutes after its end during which a batch may be undone. */
export const givingUndoMinutes = 10
export const givingItemsPerPage = 50

/** Who gets each share of a batch: one group in charge, or one of its people, and others beside it. */
export const givingWish = z.strictObject({
  shares: shareWishes.min(1).refine(hasOneLead, invalid('one_lead')),
  /** The written instruction („rezoluție”) for those who get it. */
  resolution: optionalText(2000),
})
export type GivingWish = z.output<typeof givingWish>
/** A batch gives shares out, or closes the cases of shares. */
export type BatchWish = GivingWish | ClosingWish
export const isClosingWish = (wish: BatchWish): wish is ClosingWish => 'status' in wish

const batchStates = ['ready', 'running', 'done', 'undoing', 'undone'] as const
/** `will`, `wont`: found by the preview. `changed`, `failed`: by the batch. `undone`, `kept`: by undoing it. */
const itemStates = ['will', 'wont', 'changed', 'failed', 'undone', 'kept'] as const
export type GivingItemState = (typeof itemStates)[number]

const count = z.number()
const batchRow = z.object({
  id: z.number(),
  state: z.enum(batchStates),
  wish: z.union([givingWish, closingWish]),
  counts: z.object({ will: count, wont: count, changed: count, failed: count, undone: count, kept: count }),
  created_at: z.string(),
  finished_at: z.string().nullable(),
  /** Until when it may be undone; null when it may not. */
  undo_until: z.string().nullable(),
})
export type GivingBatch = z.output<typeof batchRow>

const batchItem = z.object({
  share_id: z.number(),
  case_id: z.number(),
  /** '' when the caller no longer sees the case. */
  number: z.string(),
  title: z.string(),
  /** With whom the share lies now. */
  group: z.string(),
  person: z.string(),
  state: z.enum(itemStates),
  /** Why not, in words; '' where there is nothing to say. */
  reason: z.string(),
})
export type GivingItem = z.output<typeof batchItem>

const client = { audience: 'client', rate: 'none', permission: 'signed-in' } as const
const base = '/api/case_batch'
const reading = { ...client, method: 'GET', tx: 'read' } as const
const acting = { ...client, method: 'POST', tx: 'write', answer: saveAnswer(batchRow) } as const

/** Shares that wait to be distributed, given out one after another or many at once; and cases closed together. */
export const caseBatchCalls = {
  giveOne: endpoint({
    ...acting,
    id: 'case_batch.give_one',
    path: `${base}/give_one`,
    idempotent: true,
    summary: 'Gives out one share that waits to be distributed, at once; it may be undone as a batch of one',
    body: z.strictObject({ share_id: idSchema, version: z.number().int().optional(), values: givingWish }),
  }),
  preview: endpoint({
    ...acting,
    id: 'case_batch.preview',
    path: `${base}/preview`,
    idempotent: true,
    summary: 'Fixes a set of shares and says which of them would be given out, and why the others would not',
    body: z.strictObject({ share_ids: z.array(idSchema).min(1).max(mostGiven), values: givingWish }),
  }),
  previewClosing: endpoint({
    ...acting,
    id: 'case_batch.preview_closing',
    path: `${base}/preview_closing`,
    idempotent: true,
    summary:
      'Fixes a set of cases by shares of theirs and says which would be closed, and why the others would not',
    body: z.strictObject({ share_ids: z.array(idSchema).min(1).max(mostClosed), values: closingWish }),
  }),
  get: endpoint({
    ...reading,
    id: 'case_batch.get',
    path: `${base}/get/:id`,
    params: idParams,
    summary: 'One’s own batch: how far it is',
    answer: batchRow,
  }),
  items: endpoint({
    ...reading,
    id: 'case_batch.items',
    path: `${base}/items/:id`,
    params: idParams,
    query: z.strictObject({
      state: z.enum(itemStates).optional(),
      page: wholeNumber(1, mostGiven).default(1),
    }),
    summary: 'The shares of one’s own batch with what became of each and why',
    answer: z.object({ data: z.array(batchItem), meta: metaSchema }),
  }),
  start: endpoint({
    ...acting,
    id: 'case_batch.start',
    path: `${base}/start`,
    summary: 'Has a previewed batch done; a second start changes nothing',
    body: z.strictObject({ id: idSchema }),
  }),
  undo: endpoint({
    ...acting,
    id: 'case_batch.undo',
    path: `${base}/undo`,
    summary: 'Undoes a batch within ten minutes, where nothing else happened to the case since',
    body: z.strictObject({ id: idSchema }),
  }),
}
