import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { AnnulDialog } from './change/annul-dialog.tsx'
import { EditDialog } from './change/edit-dialog.tsx'
import { ExtendDialog } from './change/extend-dialog.tsx'
import { StatusDialog } from './change/status-dialog.tsx'

const dialogs = {
  edit: EditDialog,
  status: StatusDialog,
  extend: ExtendDialog,
  annul: AnnulDialog,
  'delete-test': lazyPart(async () => (await import('./change/delete-test-dialog.tsx')).default),
  assign: lazyPart(async () => (await import('./change/assign-dialog.tsx')).default),
  case: lazyPart(async () => (await import('./cases/create-case-dialog.tsx')).default),
  approval: lazyPart(async () => (await import('../../entities/approvals/request-dialog.tsx')).default),
  gazette: lazyPart(async () => (await import('./gazette/gazette-dialog.tsx')).default),
  issuer: lazyPart(async () => (await import('./change/issuer-dialog.tsx')).default),
}

export type DocumentDialogName = keyof typeof dialogs

type Props = { opened: DocumentDialogName; document: Document; onClose: () => void }

/** The dialog of the document that a command has opened. */
export function DocumentDialog({ opened, document, onClose }: Props) {
  const Dialog = dialogs[opened]
  return <Dialog document={document} onClose={onClose} />
}
