import type { ApiError } from '../../lib/api-error.ts'
import { concernsSession } from '../../lib/api-reactions.ts'
import { showErrorDialog } from '../error-dialog-store.ts'
import { toast } from '../toast-store.ts'

/**
 * The reactions of the error catalogue for a call whose form shows a part of its failures itself: a toast, and for
 * what no field can show also the dialog that stays. What concerns the session was told by the call.
 */
export function tellFailure(error: ApiError): void {
  if (error.code === 'aborted' || concernsSession(error)) return
  toast({ kind: 'error', message: error.message })
  const isTold = error.status === 422 || error.status === 0 || error.status === 200
  if (!isTold) showErrorDialog({ message: error.message, details: error.body })
}
