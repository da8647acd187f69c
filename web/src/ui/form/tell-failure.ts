import type { ApiError } from '../../lib/api-error.ts'
import { concernsSession } from '../../lib/api-reactions.ts'
import { showErrorDialog } from '../feedback/error-dialog-store.ts'
import { toast } from '../feedback/toast-store.ts'

/**
 * Tells a failure of a call whose form shows a part of its failures itself: by a toast, and by the dialog
 * that stays when no field can show the failure. Failures that concern the session are told by the call
 * itself.
 */
export function tellFailure(error: ApiError): void {
  if (error.code === 'aborted' || concernsSession(error)) return
  toast({ kind: 'error', message: error.message })
  const isTold = error.status === 422 || error.status === 0 || error.status === 200
  if (!isTold) showErrorDialog({ message: error.message, details: error.body })
}
