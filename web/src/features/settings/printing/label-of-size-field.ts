import type { LabelSize } from '@hdoc/contract/printing/label/size.ts'
import { t } from '../../../lib/languages/i18n.ts'

const labels = {
  name: 'printing.size_name',
  width_mm: 'printing.size_width',
  height_mm: 'printing.size_height',
  'sheet.columns': 'printing.size_columns',
  'sheet.left_mm': 'printing.size_left',
  'sheet.gap_x_mm': 'printing.size_gap_x',
  'sheet.rows': 'printing.size_rows',
  'sheet.top_mm': 'printing.size_top',
  'sheet.gap_y_mm': 'printing.size_gap_y',
} as const

/**
 * The label of a field of a size, by its path in the form (`label_sizes.0.width_mm`), with the size's name
 * where there are several.
 */
export function labelOfSizeField(path: string, sizes: readonly LabelSize[]): string | undefined {
  const [, at = '', field = ''] = /^label_sizes\.(\d+)\.(.+)$/.exec(path) ?? []
  if (!Object.hasOwn(labels, field)) return undefined
  const label = t(labels[field as keyof typeof labels])
  const name = sizes[Number(at)]?.name || String(Number(at) + 1)
  return sizes.length > 1 ? `${label} – ${name}` : label
}
