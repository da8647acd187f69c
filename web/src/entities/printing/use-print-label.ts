import { useQueryClient } from '@tanstack/react-query'
import type { ApiError } from '../../lib/api-error.ts'
import { tellFailure } from '../../ui/form/tell-failure.ts'
import { labelsAddress, printOptionsQuery } from './queries.ts'
import { rememberedLabel } from './remembered-label.ts'
import { usePrint } from './use-print.ts'

/** A clerk prints label after label; what an administrator changes meanwhile counts a minute later. */
const KNOWN_MS = 60_000

/**
 * Prints the label of a document at once, on what was printed on last. A sheet is asked about first: its next free
 * place is a guess.
 */
export function usePrintLabel(id: number, onAsk: () => void): () => void {
  const queryClient = useQueryClient()
  const print = usePrint()
  return () => {
    const asked = queryClient.fetchQuery({ ...printOptionsQuery, staleTime: KNOWN_MS })
    asked.then(
      ({ labels }) => {
        const { label } = rememberedLabel(labels)
        if (!label || label.per_sheet !== null) return onAsk()
        print.mutate({ address: labelsAddress([id], { size: label.name }) })
      },
      (error: ApiError) => tellFailure(error),
    )
  }
}
