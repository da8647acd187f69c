import { IconSignature } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WholeRun } from '../../entities/reports/queries.ts'
import { GuardedButton } from '../../ui/action/guarded-button.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import styles from './reports.module.css'

const SendDialog = lazyPart(async () => (await import('./send-dialog.tsx')).default)

type Props = {
  run: WholeRun
  version: number
  isUnsaved: boolean
  /** Stands before the command, also once the report was sent. */
  beside: ReactNode
}

function SendCommand({ run, isUnsaved, beside, onOpen }: Omit<Props, 'version'> & { onOpen: () => void }) {
  const { t } = useTranslation()
  const reason = run.can.send && isUnsaved ? t('reports.send_remarks_first') : run.cannot.send
  return (
    <>
      {!run.is_sent && reason !== undefined && <Note kind="info">{reason}</Note>}
      <div className={styles.commands}>
        {beside}
        {!run.is_sent && (
          <GuardedButton
            size="xs"
            allowed={run.can.send && !isUnsaved}
            reason={reason}
            leftSection={<IconSignature size={14} aria-hidden />}
            onClick={onOpen}
          >
            {t('reports.send')}
          </GuardedButton>
        )}
      </div>
    </>
  )
}

/**
 * The command that sends a report of the law for approval, or why it cannot be sent now. What is sent is the version that
 * was seen when the dialog was opened; the dialog stays when somebody else sends the report meanwhile.
 */
export function SendReport({ run, version, isUnsaved, beside }: Props) {
  const [seen, setSeen] = useState<number>()
  return (
    <>
      <SendCommand run={run} isUnsaved={isUnsaved} beside={beside} onOpen={() => setSeen(version)} />
      {seen !== undefined && <SendDialog run={run} version={seen} onClose={() => setSeen(undefined)} />}
    </>
  )
}
