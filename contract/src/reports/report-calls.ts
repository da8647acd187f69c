import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { optionalText } from '../calls/fields.ts'
import { defaultRows, rowsOptions } from '../calls/list-query.ts'
import { idParams, idSchema, metaSchema } from '../calls/resource.ts'
import { wholeNumber } from '../calls/whole-number.ts'
import { reportSending } from './report-sending.ts'
import { catalogueRow, legalGap, legalLine, reportParameters, runRow } from './reports.ts'

/** Each report wants a right of its own, which the server reads from the catalogue. */
const client = { audience: 'client', rate: 'none', permission: 'signed-in' } as const
const base = '/api/report'
const said = z.object({ success: z.literal(true), message: z.string() })

export const reportCalls = {
  catalogue: endpoint({
    ...client,
    id: 'report.catalogue',
    method: 'GET',
    path: `${base}/catalogue`,
    tx: 'read',
    summary: 'Every report with the right it wants and whether the caller has it',
    answer: z.object({ today: z.string(), reports: z.array(catalogueRow) }),
  }),
  runs: endpoint({
    ...client,
    id: 'report.runs',
    method: 'GET',
    path: `${base}/runs`,
    tx: 'read',
    summary: 'The caller’s runs, and those of the reports of the law, newest first',
    answer: z.object({ runs: z.array(runRow) }),
  }),
  get: endpoint({
    ...client,
    id: 'report.get',
    method: 'GET',
    path: `${base}/get/:id`,
    tx: 'read',
    params: idParams,
    summary: 'One run; of a report of the law its lines, remarks and what could not be filled',
    answer: runRow.extend({
      law: z.string(),
      lines: z.array(legalLine),
      gaps: z.array(legalGap),
      remarks: z.string(),
      version: z.number(),
    }),
  }),
  ask: endpoint({
    ...client,
    id: 'report.ask',
    method: 'POST',
    path: `${base}/ask`,
    tx: 'write',
    idempotent: true,
    summary: 'Asks for a report; the worker reads it with the rights of who asked',
    body: z.strictObject({ report: z.string().max(60), parameters: reportParameters }),
    answer: said.extend({ id: z.number() }),
  }),
  cancel: endpoint({
    ...client,
    id: 'report.cancel',
    method: 'POST',
    path: `${base}/cancel`,
    tx: 'write',
    summary: 'Stops a run; nothing of it is kept',
    body: z.strictObject({ id: idSchema }),
    answer: said,
  }),
  remark: endpoint({
    ...client,
    id: 'report.remark',
    method: 'POST',
    path: `${base}/remark`,
    tx: 'write',
    summary: 'Writes the remarks under a report of the law',
    body: z.strictObject({
      id: idSchema,
      remarks: optionalText(4000),
      version: z.number().int().optional(),
    }),
    answer: said.extend({ version: z.number() }),
  }),
  send: endpoint({
    ...client,
    permission: 'approval.request',
    id: 'report.send',
    method: 'POST',
    path: `${base}/send`,
    tx: 'none',
    idempotent: true,
    notWhileActing: true,
    summary: 'Registers a report of the law as an internal document with its PDF, and asks for its approval',
    body: reportSending,
    answer: said.extend({
      document: z.object({ id: z.number(), number: z.string() }),
      request_id: z.number(),
    }),
  }),
  papers: endpoint({
    ...client,
    id: 'report.papers',
    method: 'GET',
    path: `${base}/papers/:id/:line`,
    tx: 'read',
    params: z.strictObject({ id: idSchema, line: z.string().regex(/^[a-z0-9_]{1,40}$/) }),
    query: z.strictObject({
      page: wholeNumber(1, 100_000).default(1),
      rows: wholeNumber(1, rowsOptions.at(-1) ?? defaultRows).default(defaultRows),
    }),
    summary: 'The documents that a line of a report of the law counts: those one may see, and how many more',
    answer: z.object({
      hidden: z.number(),
      /** A page of those that one may see. */
      papers: z.array(z.object({ document_id: z.number(), cells: z.array(z.string()) })),
      meta: metaSchema,
    }),
  }),
  table: endpoint({
    ...client,
    id: 'report.table',
    method: 'GET',
    path: `${base}/table/:id/:format`,
    tx: 'none',
    raw: 'stream',
    unhurried: true,
    params: z.strictObject({ id: idSchema, format: z.enum(['csv', 'xlsx']) }),
    summary: 'A run as CSV or XLSX, without what the caller may not see now',
    answer: z.unknown(),
  }),
  pdf: endpoint({
    ...client,
    id: 'report.pdf',
    method: 'GET',
    path: `${base}/pdf/:id/:part`,
    tx: 'none',
    raw: 'out',
    params: z.strictObject({ id: idSchema, part: wholeNumber(1, 1_000) }),
    summary: 'A run as PDF, without what the caller may not see now',
    answer: z.unknown(),
  }),
}
