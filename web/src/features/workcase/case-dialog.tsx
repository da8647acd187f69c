import type { WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import type { Opened } from './opened.ts'

const AssignDialog = lazyPart(async () => (await import('./dialogs/assign-dialog.tsx')).default)
const GiveDialog = lazyPart(async () => (await import('./dialogs/give-dialog.tsx')).default)
const WaitDialog = lazyPart(async () => (await import('./dialogs/wait-dialog.tsx')).default)
const CloseDialog = lazyPart(async () => (await import('./dialogs/close-dialog.tsx')).default)
const CloseWithDispatchDialog = lazyPart(
  async () => (await import('./dispatch/close-with-dispatch-dialog.tsx')).default,
)
const CloseGroupDialog = lazyPart(async () => (await import('./dialogs/close-group-dialog.tsx')).default)
const AddDocumentDialog = lazyPart(async () => (await import('./dialogs/add-document-dialog.tsx')).default)
const AskDialog = lazyPart(async () => (await import('./requests/ask-dialog.tsx')).default)
const JoinDialog = lazyPart(async () => (await import('./dialogs/join-dialog.tsx')).default)
const ExtendDialog = lazyPart(async () => (await import('./dialogs/extend-dialog.tsx')).default)
const RenameDialog = lazyPart(async () => (await import('./dialogs/rename-dialog.tsx')).default)
const RefuseDialog = lazyPart(async () => (await import('./dialogs/reason-dialogs.tsx')).RefuseDialog)
const ReopenDialog = lazyPart(async () => (await import('./dialogs/reason-dialogs.tsx')).ReopenDialog)
const RemoveDialog = lazyPart(async () => (await import('./dialogs/reason-dialogs.tsx')).RemoveDocumentDialog)
const GiveBackDialog = lazyPart(async () => (await import('./dialogs/reason-dialogs.tsx')).GiveBackDialog)

const ofShares = {
  give: GiveDialog,
  wait: WaitDialog,
  close_group: CloseGroupDialog,
  refuse: RefuseDialog,
  give_back: GiveBackDialog,
}
const ofCases = {
  assign: AssignDialog,
  close: CloseDialog,
  close_with_dispatch: CloseWithDispatchDialog,
  add_document: AddDocumentDialog,
  request_data: AskDialog,
  join: JoinDialog,
  extend_deadline: ExtendDialog,
  rename: RenameDialog,
  reopen: ReopenDialog,
}

type Props = { row: WorkCase; opened: Opened; onClose: () => void }

/** The dialog that an action has opened. */
export function CaseDialog({ row, opened, onClose }: Props) {
  if ('share' in opened) {
    const Dialog = ofShares[opened.name]
    return <Dialog row={row} share={opened.share} onClose={onClose} />
  }
  if (opened.name === 'remove_document')
    return <RemoveDialog row={row} documentId={opened.documentId ?? 0} onClose={onClose} />
  const Dialog = ofCases[opened.name]
  return <Dialog row={row} onClose={onClose} />
}
