import { z } from 'zod'
import {
  type Refusal,
  refusals,
  type SheetStatus,
  sheetStatuses,
  type TransferDirection,
  type TransferRowStatus,
  transferDirections,
  transferRowStatuses,
} from './transfer-status.ts'

const nameId = z.object({ id: z.number(), name: z.string() })
const shown = { name: z.string(), className: z.string() }

/** Why a document cannot be handed over now, with what explains it: the other sheet, or who has the paper. */
const blocked = z.object({ code: z.string(), text: z.string(), detail: z.string() })

const paper = {
  /** null when the caller does not see the document itself. */
  document_id: z.number().nullable(),
  number: z.string(),
  registered_on: z.string(),
  issuer: z.string(),
  /** „document cu acces restricționat” when the caller may not read it. */
  short_description: z.string(),
  pages: z.number(),
  annexes: z.number(),
  /** The open case that works on it. */
  in_case: nameId.nullable(),
}

/** A document that a department has and could hand over. */
export const paperToSend = z.object({
  ...paper,
  /** Names it in the calls of a sheet, whoever sees the document. */
  id: z.number(),
  /** The department that works on it: to whom it is to be handed over. */
  department: nameId.nullable(),
  why: blocked.nullable(),
})
export type PaperToSend = z.output<typeof paperToSend>

export const transferRow = z.object({
  ...paper,
  id: z.number(),
  /** Names the document in the calls of a sheet, whoever sees it. */
  paper_id: z.number(),
  status: z.object({ code: z.enum(Object.keys(transferRowStatuses) as TransferRowStatus[]), ...shown }),
  /** Of a draft: why it would stay behind. */
  why: blocked.nullable(),
  refusal: z.enum(['', ...Object.keys(refusals)] as ['', ...Refusal[]]),
  reason: z.string(),
  answered_at: z.string().nullable(),
  answered_by: z.string(),
})
export type TransferRow = z.output<typeof transferRow>

/** What a person may do with a sheet; each is a call of the same name. */
export const sheetActions = ['update', 'send', 'answer', 'withdraw', 'delete'] as const
export type SheetAction = (typeof sheetActions)[number]

/** A sheet as lists show it. */
export const sheetSummary = z.object({
  id: z.number(),
  /** '' while it is a draft. */
  number: z.string(),
  status: z.object({ code: z.enum(Object.keys(sheetStatuses) as SheetStatus[]), ...shown }),
  from: nameId,
  to: nameId.nullable(),
  /** null = anybody of the department. */
  person: nameId.nullable(),
  /** Seen from the caller’s departments; between two of them it is sent. */
  direction: z.enum(Object.keys(transferDirections) as TransferDirection[]),
  made_by: z.string(),
  made_at: z.string(),
  sent_by: z.string(),
  sent_at: z.string().nullable(),
  closed_at: z.string().nullable(),
  documents: z.number(),
  accepted: z.number(),
  refused: z.number(),
  /** Sent and not answered yet. */
  open: z.number(),
  /** Whole days that it has waited for an answer; 0 = since today. */
  waits_days: z.number(),
  version: z.number(),
})
export type SheetSummary = z.output<typeof sheetSummary>

export const transferSheet = sheetSummary.extend({
  rows: z.array(transferRow),
  pages: z.number(),
  annexes: z.number(),
  can: z.object({
    update: z.boolean(),
    send: z.boolean(),
    answer: z.boolean(),
    withdraw: z.boolean(),
    delete: z.boolean(),
  }),
  /** Why not, in words. */
  cannot: z.object({
    update: z.string().optional(),
    send: z.string().optional(),
    answer: z.string().optional(),
    withdraw: z.string().optional(),
    delete: z.string().optional(),
  }),
})
export type TransferSheet = z.output<typeof transferSheet>

/** Where the paper original of a document is, and which transfers it went through. */
export const paperPlace = z.object({
  /** null = nobody said, at a time when it was not asked. */
  on_paper: z.boolean().nullable(),
  /** null = nobody knows. */
  holder: nameId.nullable(),
  /** Who took it over; '' = it lies where it was registered. */
  person: z.string(),
  since: z.string().nullable(),
  /** It is on its way. */
  on_way: z
    .object({ sheet_id: z.number(), number: z.string(), to: z.string(), sent_at: z.string() })
    .nullable(),
  transfers: z.array(
    z.object({
      sheet_id: z.number(),
      number: z.string(),
      from: z.string(),
      to: z.string(),
      sent_at: z.string(),
      sent_by: z.string(),
      status: transferRow.shape.status,
      answered_at: z.string().nullable(),
      answered_by: z.string(),
      refusal: z.string(),
      reason: z.string(),
      /** The caller may open the sheet. */
      opens: z.boolean(),
    }),
  ),
})
export type PaperPlace = z.output<typeof paperPlace>
