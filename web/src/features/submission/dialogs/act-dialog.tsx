import type { Submission } from '@hdoc/contract/submissions/submission-rows.ts'
import type { SubmissionAct } from '@hdoc/contract/submissions/submission-status.ts'
import { AcceptDialog } from './accept-dialog.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'

const dialogs = { accept: AcceptDialog, ask: AskDialog, reject: RejectDialog, close: CloseDialog }

/** The dialog of an act on a submitted document. */
export default function ActDialog(props: { row: Submission; act: SubmissionAct; onClose: () => void }) {
  const { act, ...rest } = props
  const Dialog = dialogs[act]
  return <Dialog {...rest} />
}
