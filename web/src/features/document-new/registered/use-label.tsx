import { type ReactNode, useState } from 'react'
import { usePrintLabel } from '../../../entities/printing/use-print-label.ts'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'

const PrintDialog = lazyPart(
  async () => (await import('../../../entities/printing/print-dialog.tsx')).PrintDialog,
)

/** Prints the label of a document; the dialog asks for the place when labels stand on a sheet. */
export function useLabel(): { print: (id: number) => void; dialog: ReactNode } {
  const [asking, setAsking] = useState<number>()
  const print = usePrintLabel(setAsking)
  const dialog = asking !== undefined && <PrintDialog ids={[asking]} onClose={() => setAsking(undefined)} />
  return { print, dialog }
}
