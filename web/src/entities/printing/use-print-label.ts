import { useQueryClient } from '@tanstack/react-query'
import type { ApiError } from '../../lib/calls/api-error.ts'
import { tellFailure } from '../../ui/form/state/tell-failure.ts'
import { labelsAddress, printOptionsQuery } from './queries.ts'
import { rememberedLabel } from './remembered-label.ts'
import { usePrint } from './use-print.ts'

/**
 * How long the print options are reused, because a clerk prints label after label; a change by an
 * administrator counts a minute later.
 */
const KNOWN_MS = 60_000

/**
 * Returns the function that prints the label of a document at once, on what was printed on last. For a label
 * on a sheet it calls `onAsk` instead, because the next free place is a guess.
 */
export function usePrintLabel(onAsk: (id: number) => void): (id: number) => void {
  const queryClient = useQueryClient()
  const print = usePrint()
  return (id) => {
    const asked = queryClient.fetchQuery({ ...printOptionsQuery, staleTime: KNOWN_MS })
    asked.then(
      ({ labels }) => {
        const { label } = rememberedLabel(labels)
        if (!label || label.per_sheet !== null) return onAsk(id)
        print.mutate({ address: labelsAddress([id], { size: label.name }) })
      },
      (error: ApiError) => tellFailure(error),
    )
  }
}
