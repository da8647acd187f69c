import type { CaseAction, CaseShare, ShareAction } from '@hdoc/contract/cases/case-rows.ts'

/** Actions that ask for something first; the others are done at once. */
export type CaseDialogName = Exclude<CaseAction, 'write_resolution'> | 'remove_document'
export type ShareDialogName = Exclude<ShareAction, 'take' | 'accept' | 'start'>

/** The dialog that is open, with the share or document that it is about. */
export type Opened =
  | { name: CaseDialogName; documentId?: number }
  | { name: ShareDialogName; share: CaseShare }

/** What the parts of the page may do. */
export type Doing = {
  open: (opened: Opened) => void
  /** Takes a step that asks for nothing. */
  step: (action: 'take' | 'accept' | 'start', share: CaseShare) => void
  busy: boolean
}

/** Does what a share's action asks for: at once, or by its dialog. */
export function begin({ open, step }: Doing, action: ShareAction, share: CaseShare): void {
  if (action === 'take' || action === 'accept' || action === 'start') step(action, share)
  else open({ name: action, share })
}
