import { z } from 'zod'
import { invalid } from '../failures/validation-messages.ts'
import type { Text } from '../texts/languages.ts'
import { labelSize } from './label/size.ts'

export const receiptPapers = ['a4', 'a5', 'roll80'] as const
export const receiptPaper = z.enum(receiptPapers)
export type ReceiptPaper = z.output<typeof receiptPaper>
export const receiptPaperLabels = {
  a4: { ro: 'A4 (jumătatea de sus)', en: 'A4 (upper half)' },
  a5: { ro: 'A5', en: 'A5' },
  roll80: { ro: 'Rolă de 80 mm', en: '80 mm roll' },
} as const satisfies Record<ReceiptPaper, Text>

export const stampCorners = ['top_left', 'top_right', 'bottom_left', 'bottom_right'] as const
export const stampCorner = z.enum(stampCorners)
export type StampCorner = z.output<typeof stampCorner>
export const stampCornerLabels = {
  top_left: { ro: 'Stânga sus', en: 'Top left' },
  top_right: { ro: 'Dreapta sus', en: 'Top right' },
  bottom_left: { ro: 'Stânga jos', en: 'Bottom left' },
  bottom_right: { ro: 'Dreapta jos', en: 'Bottom right' },
} as const satisfies Record<StampCorner, Text>

/** Most sizes of labels; among more, nobody finds the right one. */
export const MOST_LABEL_SIZES = 20

export const printingValues = z.strictObject({
  /** The first one is printed unless another is chosen. */
  label_sizes: z
    .array(labelSize)
    .min(1)
    .max(MOST_LABEL_SIZES)
    .superRefine((sizes, ctx) => {
      sizes.forEach(({ name }, at) => {
        if (sizes.findIndex((other) => other.name === name) < at)
          ctx.addIssue({ code: 'custom', ...invalid('taken', [at, 'name']) })
      })
    }),
  receipt_paper: receiptPaper,
  stamp_corner: stampCorner,
})
export type PrintingValues = z.output<typeof printingValues>
