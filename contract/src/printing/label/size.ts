import { z } from 'zod'
import { requiredText } from '../../calls/fields.ts'
import { invalid } from '../../failures/validation-messages.ts'

/** Millimetres, rounded to a tenth: no label printer is told more. */
const millimetres = (least: number, most: number) =>
  z
    .number()
    .min(least)
    .max(most)
    .transform((value) => Math.round(value * 10) / 10)

/** A4 in millimetres, the only sheet that labels are sold on here. */
export const A4_MM = { width: 210, height: 297 } as const
/** Millimetres by which a grid may exceed the sheet: half a tenth, which rounding may add. */
const TOLERANCE_MM = 0.05

export const labelCodes = ['both', 'qr', 'code128'] as const
export type LabelCodes = (typeof labelCodes)[number]

const sheet = z.strictObject({
  columns: z.number().int().min(1).max(10),
  rows: z.number().int().min(1).max(30),
  /** From the edge of the sheet to the first label. */
  left_mm: millimetres(0, 100),
  top_mm: millimetres(0, 100),
  gap_x_mm: millimetres(0, 50),
  gap_y_mm: millimetres(0, 50),
})
export type LabelSheet = z.output<typeof sheet>

export const labelSize = z
  .strictObject({
    name: requiredText(60),
    /** Smaller labels hold no code that can be read. */
    width_mm: millimetres(30, A4_MM.width),
    height_mm: millimetres(15, A4_MM.height),
    codes: z.enum(labelCodes),
    /** A line with the issuer's name, chosen because it is personal data on the outside of a paper. */
    with_issuer: z.boolean(),
    /** null = a roll, one label after the other. */
    sheet: sheet.nullable(),
  })
  .superRefine((size, ctx) => {
    if (size.sheet === null) return
    const { columns, rows, left_mm, top_mm, gap_x_mm, gap_y_mm } = size.sheet
    const wide = left_mm + columns * size.width_mm + (columns - 1) * gap_x_mm
    const high = top_mm + rows * size.height_mm + (rows - 1) * gap_y_mm
    if (wide > A4_MM.width + TOLERANCE_MM)
      ctx.addIssue({ code: 'custom', ...invalid('label_too_wide', ['sheet', 'columns']) })
    if (high > A4_MM.height + TOLERANCE_MM)
      ctx.addIssue({ code: 'custom', ...invalid('label_too_high', ['sheet', 'rows']) })
  })
export type LabelSize = z.output<typeof labelSize>

/**
 * Sizes before an institution chooses its own: two rolls of small label printers, one
 * of large ones, A4 sheets.
 */
export const defaultLabelSizes: readonly LabelSize[] = [
  { name: '57 × 32 mm', width_mm: 57, height_mm: 32, codes: 'both', with_issuer: false, sheet: null },
  { name: '62 × 29 mm', width_mm: 62, height_mm: 29, codes: 'both', with_issuer: false, sheet: null },
  { name: '100 × 50 mm', width_mm: 100, height_mm: 50, codes: 'both', with_issuer: true, sheet: null },
  {
    name: 'A4, 24 × (70 × 37 mm)',
    width_mm: 70,
    height_mm: 37,
    codes: 'both',
    with_issuer: false,
    sheet: { columns: 3, rows: 8, left_mm: 0, top_mm: 0.5, gap_x_mm: 0, gap_y_mm: 0 },
  },
]
