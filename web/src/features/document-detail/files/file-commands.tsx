import { documentFileCalls } from '@hdoc/contract/documents/parts/document-files.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import type { FileRow } from '@hdoc/contract/files/files.ts'
import { Button } from '@mantine/core'
import { IconHistory, IconLock, IconLockOpen, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/calls/call.ts'
import { formatDateTime } from '../../../lib/format/format.ts'
import { GuardedButton } from '../../../ui/action/guarded-button.tsx'
import styles from './document-files.module.css'
import { FileVersionsDialog } from './file-versions-dialog.tsx'
import { SealButton } from './seal-button.tsx'
import { StampButton } from './stamp-button.tsx'
import { TakeLockDialog } from './take-lock-dialog.tsx'
import { useFileChange } from './use-file-change.ts'

type Props = { document: Document; file: FileRow }

function Lock({ document, file, onTake }: Props & { onTake: () => void }) {
  const { t } = useTranslation()
  const change = useFileChange(document.id)
  const { lock, can, cannot, id, name } = file
  const body = { id }
  if (!lock)
    return (
      <GuardedButton
        size="xs"
        variant="default"
        allowed={can.lock}
        reason={cannot.change}
        leftSection={<IconLock size={14} />}
        onClick={() =>
          change.mutate({
            run: () => call(documentFileCalls.lock, { body }),
            done: t('files.locked_now', { name }),
          })
        }
      >
        {t('files.lock')}
      </GuardedButton>
    )
  if (lock.own)
    return (
      <Button
        size="xs"
        variant="default"
        loading={change.isPending}
        leftSection={<IconLockOpen size={14} />}
        onClick={() =>
          change.mutate({
            run: () => call(documentFileCalls.unlock, { body }),
            done: t('files.unlocked', { name }),
          })
        }
      >
        {t('files.unlock')}
      </Button>
    )
  return (
    <GuardedButton
      size="xs"
      variant="default"
      allowed={can.take_lock}
      reason={cannot.take_lock}
      leftSection={<IconLock size={14} />}
      onClick={onTake}
    >
      {t('files.take_lock')}
    </GuardedButton>
  )
}

type CommandsProps = Props & {
  /** Whether files are being added. Another place for files would throw them away. */
  adds: boolean
  onVersion: () => void
  onStamped: (id: number) => void
}

/** What one may do with the chosen file, and who holds it. */
export function FileCommands({ document, file, adds, onVersion, onStamped }: CommandsProps) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<'versions' | 'take' | null>(null)
  const { lock } = file
  const close = () => setOpened(null)
  return (
    <section className={styles.commands} aria-label={t('files.commands_of', { name: file.name })}>
      {lock && (
        <div className={styles.held}>
          <IconLock size={14} aria-hidden />
          <span>
            {lock.own
              ? t('files.held_by_you', { since: formatDateTime(lock.since) })
              : t('files.held_by', { name: lock.by, since: formatDateTime(lock.since) })}
          </span>
          <span className={styles.quiet}>{t('files.held_until', { until: formatDateTime(lock.until) })}</span>
        </div>
      )}
      {!document.annulled && (
        <>
          <GuardedButton
            size="xs"
            variant="default"
            allowed={file.can.change && !adds}
            reason={file.can.change ? t('files.adds_first') : file.cannot.change}
            leftSection={<IconUpload size={14} />}
            onClick={onVersion}
          >
            {t('files.new_version')}
          </GuardedButton>
          <Lock document={document} file={file} onTake={() => setOpened('take')} />
          <StampButton document={document} file={file} onStamped={onStamped} />
          <SealButton document={document} file={file} onSealed={onStamped} />
        </>
      )}
      <Button
        size="xs"
        variant="default"
        leftSection={<IconHistory size={14} />}
        onClick={() => setOpened('versions')}
      >
        {t('files.versions', { figure: file.version })}
      </Button>
      {opened === 'versions' && <FileVersionsDialog document={document} file={file} onClose={close} />}
      {opened === 'take' && <TakeLockDialog document={document} file={file} onClose={close} />}
    </section>
  )
}
