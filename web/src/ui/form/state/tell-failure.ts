import type { ApiError } from '../../../lib/calls/api-error.ts'
import { concernsSession } from '../../../lib/calls/api-reactions.ts'
import { showErrorDialog } from '../../feedback/error-dialog-store.ts'
import { toast } from '../../feedback/toast-store.ts'

/** Statuses for which a toast is enough: no answer, a refusal in a success, a record that is gone, fields. */
const toldByToast = [0, 200, 404, 422]

/**
 * Tells a failure of a call whose form shows a part of its failures itself: by a toast, and by the dialog
 * that stays when no field can show the failure. Failures that concern the session are told by the call
 * itself.
 */
export function tellFailure(error: ApiError): void {
  if (error.code === 'aborted' || concernsSession(error)) return
  toast({ kind: 'error', message: error.message })
  if (!toldByToast.includes(error.status)) showErrorDialog({ message: error.message, details: error.body })
}
