import type { ErrorCode } from '@hdoc/contract/failures/errors.ts'
import { useQueryClient } from '@tanstack/react-query'
import { scansKey } from '../../entities/scans/queries.ts'
import type { ApiError } from '../../lib/api.ts'
import { tellFailure } from '../../ui/form/tell-failure.ts'

const gone: readonly ErrorCode[] = ['SCAN_ATTACHED', 'SCAN_ATTACHED_ELSEWHERE', 'SCAN_DISCARDED']

/**
 * Handles the errors of a dialog to which a colleague was faster: it cannot succeed any more, so it closes
 * and the inbox is read again. The function returns whether it handled the error.
 */
export function useScanGone(onClose: () => void): (error: ApiError) => boolean {
  const queryClient = useQueryClient()
  return (error) => {
    if (!gone.some((code) => code === error.code)) return false
    void queryClient.invalidateQueries({ queryKey: scansKey })
    tellFailure(error)
    onClose()
    return true
  }
}
