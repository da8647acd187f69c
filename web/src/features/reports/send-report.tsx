import { IconSignature } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WholeRun } from '../../entities/reports/queries.ts'
import { GuardedButton } from '../../ui/action/guarded-button.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { Note } from '../../ui/feedback/note.tsx'

const SendDialog = lazyPart(async () => (await import('./send-dialog.tsx')).default)

/** The command that sends a report of the law for approval, or why it cannot be sent now. */
export function SendReport({ run, isUnsaved }: { run: WholeRun; isUnsaved: boolean }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const reason = run.can.send && isUnsaved ? t('reports.send_remarks_first') : run.cannot.send
  return (
    <>
      {reason !== undefined && <Note kind="info">{reason}</Note>}
      <div>
        <GuardedButton
          size="xs"
          allowed={run.can.send && !isUnsaved}
          reason={reason}
          leftSection={<IconSignature size={14} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t('reports.send')}
        </GuardedButton>
      </div>
      {isOpen && <SendDialog run={run} onClose={() => setOpen(false)} />}
    </>
  )
}
