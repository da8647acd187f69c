import type { ErrorCode } from '@hdoc/contract/failures/errors.ts'
import type { ApiError } from '../../lib/calls/api-error.ts'
import { useRefresh } from '../../ui/action/use-refresh.ts'
import { tellFailure } from '../../ui/form/state/tell-failure.ts'

const gone: readonly ErrorCode[] = ['SCAN_ATTACHED', 'SCAN_ATTACHED_ELSEWHERE', 'SCAN_DISCARDED']

/**
 * Handles the errors of a dialog to which a colleague was faster: it cannot succeed any more, so it closes
 * and the inbox is read again. The function returns whether it handled the error.
 */
export function useScanGone(onClose: () => void): (error: ApiError) => boolean {
  const refresh = useRefresh()
  return (error) => {
    if (!gone.some((code) => code === error.code)) return false
    refresh([{ what: 'scan.changed' }])
    tellFailure(error)
    onClose()
    return true
  }
}
