import { documentFileCalls, type FileVersion } from '@hdoc/contract/documents/parts/document-files.ts'
import type { Document } from '@hdoc/contract/documents/record/documents.ts'
import type { FileRow } from '@hdoc/contract/files/files.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { documentsKey } from '../../../entities/changes/keys.ts'
import { addressOf } from '../../../lib/calls/address-of.ts'
import { call } from '../../../lib/calls/call.ts'
import { formatBytes, formatDateTime } from '../../../lib/format/format.ts'
import { GuardedButton } from '../../../ui/action/guarded-button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { StatusTag } from '../../../ui/display/status-tag.tsx'
import { Answer } from '../../../ui/feedback/answer.tsx'
import styles from './document-files.module.css'
import { useFileChange } from './use-file-change.ts'

type Props = { document: Document; file: FileRow; onClose: () => void }

function Version({ document, file, one, onClose }: Props & { one: FileVersion }) {
  const { t } = useTranslation()
  const change = useFileChange(document.id)
  const { version, name } = one
  const restore = () =>
    change.mutate({
      run: () =>
        call(documentFileCalls.restore, { body: { id: file.id, restored: version, version: file.version } }),
      done: t('files.restored', { version, name }),
      after: onClose,
    })
  return (
    <li>
      <span className={styles.number}>{version}</span>
      <span>
        {name} <span className={styles.quiet}>{formatBytes(one.size)}</span>
        <br />
        <span className={styles.quiet}>
          {t('documents.by', { who: one.created_by, when: formatDateTime(one.created_at) })}
          {one.restored_from !== null && ` · ${t('files.restored_from', { version: one.restored_from })}`}
        </span>
      </span>
      <span className={styles.does}>
        {one.damaged && <StatusTag className="status-bad">{t('files.damaged')}</StatusTag>}
        {one.active ? (
          <StatusTag className="status-ok">{t('files.active')}</StatusTag>
        ) : (
          <GuardedButton
            size="xs"
            variant="default"
            allowed={file.can.change && !change.isPending}
            reason={file.cannot.change}
            onClick={restore}
          >
            {t('files.restore', { version })}
          </GuardedButton>
        )}
        <ActionIcon
          component="a"
          href={addressOf(documentFileCalls.version, { params: { id: file.id, version } })}
          aria-label={t('files.download_version', { version })}
        >
          <IconDownload size={16} />
        </ActionIcon>
      </span>
    </li>
  )
}

/** What a file was, by whom and when; each version can be downloaded, and made the active one again. */
export function FileVersionsDialog(props: Props) {
  const { file, onClose } = props
  const { t } = useTranslation()
  const answer = useQuery({
    queryKey: [...documentsKey, 'file-versions', file.id, file.version],
    queryFn: ({ signal }) => call(documentFileCalls.versions, { params: { id: file.id }, signal }),
  })
  return (
    <Dialog
      title={t('files.versions_of', { name: file.name })}
      onClose={onClose}
      footer={
        <Button variant="default" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <Answer query={answer} />
      {answer.data && (
        <ol className={styles.versions} aria-label={t('files.versions_of', { name: file.name })}>
          {answer.data.map((one) => (
            <Version key={one.version} {...props} one={one} />
          ))}
        </ol>
      )}
    </Dialog>
  )
}
