import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import { GuardedButton } from '../../../ui/action/guarded-button.tsx'

type Props = {
  document: Document
  action: keyof Document['cannot']
  children: string
  onClick: () => void
}

/** The command that changes one fact. An annulled document has none, rather than a row of locked ones. */
export function FactAction({ document, action, children, onClick }: Props) {
  if (document.annulled) return null
  return (
    <GuardedButton
      variant="subtle"
      size="compact-sm"
      px={0}
      allowed={document.can[action]}
      reason={document.cannot[action]}
      onClick={onClick}
    >
      {children}
    </GuardedButton>
  )
}
