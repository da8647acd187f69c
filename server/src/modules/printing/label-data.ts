import type { LabelPart } from '@hdoc/contract/printing/label/layout.ts'

/** What stands on a label: its lines, '' where there is nothing to say, and what its codes say. */
export type LabelData = {
  lines: Readonly<Record<LabelPart, string>>
  payload: string
}
