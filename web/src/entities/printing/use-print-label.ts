import { useQueryClient } from '@tanstack/react-query'
import { labelsAddress, printOptionsQuery } from './queries.ts'
import { rememberedLabel, rememberLabel } from './remembered-label.ts'
import { usePrint } from './use-print.ts'

/**
 * Prints the label of a document at once, on what was printed on last. A sheet is asked about first: its next free
 * place is a guess.
 */
export function usePrintLabel(id: number, onAsk: () => void) {
  const queryClient = useQueryClient()
  const print = usePrint()
  return async () => {
    const { labels } = await queryClient.ensureQueryData(printOptionsQuery)
    const { label } = rememberedLabel(labels)
    if (!label || label.per_sheet !== null) return onAsk()
    rememberLabel(label, 1, 1)
    print.mutate({ address: labelsAddress([id], { size: label.name }) })
  }
}
