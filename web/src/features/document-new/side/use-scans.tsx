import { type ReactNode, useState } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'

const ChooseScansDialog = lazyPart(
  async () => (await import('../../../entities/scans/choose-scans-dialog.tsx')).ChooseScansDialog,
)
const PhoneCodeDialog = lazyPart(
  async () => (await import('../../../entities/scans/phone-code-dialog.tsx')).PhoneCodeDialog,
)

/**
 * The dialogs that bring pages into the form: from the inbox of scans, and from a phone. They are drawn
 * outside the form, which would take their keys.
 */
export function useScans(take: (ids: readonly number[]) => void): {
  open: (which: 'inbox' | 'phone') => void
  dialog: ReactNode
} {
  const [opened, open] = useState<'inbox' | 'phone'>()
  const close = () => open(undefined)
  const dialog =
    opened === 'inbox' ? (
      <ChooseScansDialog onChosen={take} onClose={close} />
    ) : (
      opened === 'phone' && (
        <PhoneCodeDialog document={null} onScan={(id) => take([id])} onArrived={close} onClose={close} />
      )
    )
  return { open, dialog }
}
