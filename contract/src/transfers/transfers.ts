import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { idParams, idSchema, listAnswer, saveAnswer } from '../calls/resource.ts'
import { transferColumns } from './transfer-columns.ts'
import {
  rowsAdding,
  rowsRemoval,
  scannedCode,
  sheetAnswer,
  sheetChange,
  sheetCreation,
  sheetSending,
  sheetWithdrawal,
} from './transfer-inputs.ts'
import { paperPlace, paperToSend, sheetSummary, transferSheet } from './transfer-rows.ts'

const base = '/api/transfer'
const client = { audience: 'client', rate: 'none' } as const
const reading = { ...client, permission: 'signed-in', method: 'GET', tx: 'read' } as const
const acting = { ...client, method: 'POST', tx: 'write', answer: saveAnswer(transferSheet) } as const
const sending = { ...acting, permission: 'transfer.create' } as const

/** What came of a scanned code. All but the first three are refusals, each with a sentence of its own. */
export const scanOutcomes = [
  'added',
  'found',
  'sheet',
  'unknown',
  'foreign',
  'blocked',
  'doubled',
  'not_on_sheet',
  'ambiguous',
] as const
export type ScanOutcome = (typeof scanOutcomes)[number]

const scanned = z.object({
  outcome: z.enum(scanOutcomes),
  text: z.string(),
  /** Of the document or sheet; '' when none was found. */
  number: z.string(),
  row_id: z.number().nullable(),
  sheet_id: z.number().nullable(),
  /** The draft as it is now, when a document was put on it. */
  data: transferSheet.nullable(),
})
export type Scanned = z.output<typeof scanned>

const groupName = z.object({ id: z.number(), name: z.string() })

/** Hand-over of papers between departments. */
export const transferCalls = {
  toSend: endpoint({
    ...reading,
    permission: 'transfer.create',
    id: 'transfer.to_send',
    path: `${base}/to_send`,
    query: z.strictObject({ q: z.string().max(200).default(''), from_group_id: idSchema.optional() }),
    summary: 'Papers that the caller’s active department has and another one works on; with `q`, any it has',
    answer: z.object({
      /** The department that was asked for, else the caller’s active one; null = none. */
      group: groupName.nullable(),
      data: z.array(paperToSend),
      total: z.number(),
      /** For administrators: departments no longer in use, in whose name they may ask and prepare. */
      unused: z.array(groupName),
    }),
  }),
  drafts: endpoint({
    ...reading,
    permission: 'transfer.create',
    id: 'transfer.drafts',
    path: `${base}/drafts`,
    query: z.strictObject({ from_group_id: idSchema.optional() }),
    summary: 'Drafts of sheets of the caller’s active department, and its sheets that wait or came back',
    answer: z.object({
      drafts: z.array(sheetSummary),
      /** Sent and not answered completely. */
      open: z.array(sheetSummary),
      /** Refused papers that were not sent again since. */
      returned: z.array(
        paperToSend.extend({ sheet: z.object({ id: z.number(), number: z.string() }), refusal: z.string() }),
      ),
    }),
  }),
  toReceive: endpoint({
    ...reading,
    permission: 'transfer.receive',
    id: 'transfer.to_receive',
    path: `${base}/to_receive`,
    summary: 'Sheets that wait for an answer of the caller’s departments, the oldest first',
    answer: z.array(sheetSummary),
  }),
  list: endpoint({
    ...reading,
    id: 'transfer.list',
    path: `${base}/list`,
    variants: [`${base}/list/:rows`, `${base}/list/:rows/:filterstring`],
    list: { columns: transferColumns, small: false },
    summary: 'Sheets sent from or to the caller’s departments; those open for more than a day come first',
    answer: listAnswer(sheetSummary),
  }),
  get: endpoint({
    ...reading,
    id: 'transfer.get',
    path: `${base}/get/:id`,
    params: idParams,
    summary: 'One sheet with its documents',
    answer: transferSheet,
  }),
  ofDocument: endpoint({
    ...reading,
    id: 'transfer.of_document',
    path: `${base}/of_document/:id`,
    params: idParams,
    summary: 'Where the paper original of a document is, and the transfers it went through',
    answer: paperPlace,
  }),
  print: endpoint({
    ...client,
    permission: 'signed-in',
    method: 'GET',
    tx: 'none',
    raw: 'out',
    id: 'transfer.print',
    path: `${base}/print/:id`,
    params: idParams,
    query: z.strictObject({ language: z.enum(['ro', 'en']).default('ro') }),
    summary: 'The sheet as PDF, to be signed; each printing is recorded',
    answer: z.unknown(),
  }),
  add: endpoint({
    ...sending,
    id: 'transfer.add',
    path: `${base}/add`,
    idempotent: true,
    summary: 'Begins a draft of a sheet with documents, with or without a receiver',
    body: sheetCreation,
  }),
  update: endpoint({
    ...sending,
    id: 'transfer.update',
    path: `${base}/update`,
    summary: 'Changes the receiver of a draft',
    body: sheetChange,
  }),
  addRows: endpoint({
    ...sending,
    id: 'transfer.add_rows',
    path: `${base}/add_rows`,
    summary: 'Puts documents on a draft',
    body: rowsAdding,
  }),
  removeRows: endpoint({
    ...sending,
    id: 'transfer.remove_rows',
    path: `${base}/remove_rows`,
    summary: 'Takes documents off a draft',
    body: rowsRemoval,
  }),
  send: endpoint({
    ...sending,
    id: 'transfer.send',
    path: `${base}/send`,
    summary: 'Sends a draft: it gets its number; blocked documents stay behind in a draft of their own',
    body: sheetSending,
  }),
  withdraw: endpoint({
    ...sending,
    id: 'transfer.withdraw',
    path: `${base}/withdraw`,
    summary: 'Takes back documents that nobody has answered for',
    body: sheetWithdrawal,
  }),
  answer: endpoint({
    ...acting,
    permission: 'transfer.receive',
    id: 'transfer.answer',
    path: `${base}/answer`,
    summary: 'Accepts and refuses documents of a sheet; accepted papers and their work move at once',
    body: sheetAnswer,
  }),
  scan: endpoint({
    ...acting,
    permission: 'signed-in',
    id: 'transfer.scan',
    path: `${base}/scan`,
    summary: 'Says which document or sheet a scanned code means; puts it on the draft',
    body: scannedCode,
    answer: scanned,
  }),
  delete: endpoint({
    ...client,
    permission: 'signed-in',
    method: 'DELETE',
    tx: 'write',
    id: 'transfer.delete',
    path: `${base}/delete/:id`,
    params: idParams,
    summary: 'Deletes a draft; a sheet that nobody has answered is annulled and keeps its number',
    answer: z.object({ success: z.literal(true), message: z.string() }),
  }),
}
