import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { patchOf } from '../calls/resource.ts'
import { wholeNumber } from '../calls/whole-number.ts'
import { fileRow } from '../files/files.ts'
import { labelParts } from './label/layout.ts'
import { labelSize } from './label/size.ts'
import { printingValues, receiptPaper, stampCorner } from './printing-values.ts'

/** The printing section of the settings. */
const printingSection = z.object({
  values: z.object({
    label_sizes: z.array(labelSize),
    receipt_paper: receiptPaper,
    stamp_corner: stampCorner,
  }),
  version: z.number(),
  /** Codes of an invented document for the preview, as wide as codes get in this institution. */
  sample: z.object({
    /** The texts of its label by part, with the name of the institution. */
    lines: z.record(z.enum(labelParts), z.string()),
    /**
     * Letter widths at size 1 in the printing's fonts; for a pair, by how much it is
     * wider than the two apart.
     */
    widths: z.object({ regular: z.record(z.string(), z.number()), bold: z.record(z.string(), z.number()) }),
    /** Widths of dark and light bars in turn, in modules. */
    bars: z.array(z.number()),
    /** Width of the bar code with its quiet zones, in modules. */
    bar_modules: z.number(),
    /** Runs of dark modules: row, first column, length. */
    qr: z.array(z.tuple([z.number(), z.number(), z.number()])),
    qr_modules: z.number(),
  }),
})
export type PrintingSection = z.output<typeof printingSection>

const ofSettings = { audience: 'client', permission: 'settings.printing', rate: 'none' } as const
export const printingSettingCalls = {
  get: endpoint({
    ...ofSettings,
    id: 'setting.printing',
    method: 'GET',
    path: '/api/setting/printing',
    tx: 'read',
    summary: 'Labels, paper of receipts and place of the stamp',
    answer: printingSection,
  }),
  update: endpoint({
    ...ofSettings,
    id: 'setting.update_printing',
    method: 'POST',
    path: '/api/setting/update_printing',
    tx: 'write',
    summary: 'Changes labels, paper of receipts and place of the stamp; only the given fields',
    body: z.strictObject({ values: patchOf(printingValues), version: z.number().int().optional() }),
    answer: z.object({ success: z.literal(true), message: z.string(), data: printingSection }),
  }),
}

/** Most documents whose labels or receipts are printed in one go: their ids have to fit into an address. */
export const MOST_PRINTED = 500

const printedIds = z
  .string()
  .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/)
  .transform((list) => [...new Set(list.split(',').map(Number))])
  .pipe(z.array(z.number()).max(MOST_PRINTED))
const printed = { audience: 'client', permission: 'signed-in', rate: 'none', tx: 'none', raw: 'out' } as const

export const printingCalls = {
  options: endpoint({
    id: 'print.options',
    method: 'GET',
    path: '/api/print/options',
    audience: 'client',
    permission: 'signed-in',
    rate: 'none',
    tx: 'read',
    summary: 'On what one may print here, the usual first',
    answer: z.object({
      labels: z.array(
        z.object({
          name: z.string(),
          width_mm: z.number(),
          height_mm: z.number(),
          /** Labels on a sheet; null = a roll. */
          per_sheet: z.number().nullable(),
        }),
      ),
      receipt_paper: receiptPaper,
      stamp_corner: stampCorner,
    }),
  }),
  labels: endpoint({
    ...printed,
    id: 'print.labels',
    method: 'GET',
    path: '/api/print/labels',
    query: z.strictObject({
      ids: printedIds,
      /** Name of a label size; left out = the usual one. */
      size: z.string().max(60).optional(),
      /** First free place of a sheet that is partly used. */
      start: wholeNumber(1, 300).optional(),
    }),
    summary: 'Labels of documents as PDF, as large as the labels are; each is recorded',
    answer: z.unknown(),
  }),
  receipts: endpoint({
    ...printed,
    id: 'print.receipts',
    method: 'GET',
    path: '/api/print/receipts',
    query: z.strictObject({
      ids: printedIds,
      paper: receiptPaper.optional(),
      /** Language of whoever takes the receipt; the request of a frame names only the browser's. */
      language: z.enum(['ro', 'en']).default('ro'),
    }),
    summary: 'Registration receipts of documents as PDF; each is recorded',
    answer: z.unknown(),
  }),
  stamp: endpoint({
    id: 'file.stamp',
    method: 'POST',
    path: '/api/file/stamp',
    audience: 'client',
    permission: 'signed-in',
    rate: 'upload',
    tx: 'none',
    idempotent: true,
    summary: 'Adds a copy of a PDF file that bears number and date of its document; the file stays as it is',
    body: z.strictObject({
      id: z.number().int().positive(),
      corner: stampCorner.optional(),
      pages: z.enum(['first', 'all']).default('first'),
    }),
    answer: z.object({
      success: z.literal(true),
      message: z.string(),
      id: z.number(),
      data: fileRow.extend({
        /** The original is signed; the stamped copy is not, and its name says so. */
        was_signed: z.boolean(),
      }),
    }),
  }),
}
export type PrintOptions = z.output<(typeof printingCalls)['options']['answer']>
