import type { PrintOptions } from '@hdoc/contract/printing/printing.ts'
import type { StaffCtx } from '../../platform/http/context.ts'
import { getPrinting } from '../settings/index.ts'

/** Lists what one may print on here, the usual first. */
export async function showOptions(ctx: StaffCtx): Promise<PrintOptions> {
  const { label_sizes: sizes, receipt_paper, stamp_corner } = await getPrinting(ctx.db)
  return {
    labels: sizes.map(({ name, width_mm, height_mm, sheet }) => ({
      name,
      width_mm,
      height_mm,
      per_sheet: sheet && sheet.columns * sheet.rows,
    })),
    receipt_paper,
    stamp_corner,
  }
}
