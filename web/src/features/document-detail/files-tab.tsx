import { documentFileCalls } from '@hdoc/contract/documents/document-files.ts'
import type { Document } from '@hdoc/contract/documents/documents.ts'
import type { FileRow } from '@hdoc/contract/files/files.ts'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconFileZip, IconLock, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../lib/api.ts'
import { formatBytes, formatDateTime } from '../../lib/format.ts'
import { GuardedButton } from '../../ui/action/guarded-button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { AddFiles } from './add-files.tsx'
import { AddVersion } from './add-version.tsx'
import styles from './document-detail.module.css'
import { FileCommands } from './file-commands.tsx'
import { FilePreview } from './file-preview.tsx'
import marks from './files-tab.module.css'
import { ScanWithPhone } from './scan-with-phone.tsx'
import { StampButton } from './stamp-button.tsx'

type RowProps = { file: FileRow; chosen: boolean; onChoose: () => void }

function Row({ file, chosen, onChoose }: RowProps) {
  const { t } = useTranslation()
  return (
    <li>
      <button type="button" className={styles.file} aria-pressed={chosen} onClick={onChoose}>
        {file.name}
        <small>
          {formatBytes(file.size)}
          {file.scan && ` · ${t('files.scan')}`}
          {file.version > 1 && ` · ${t('files.version', { version: file.version })}`}
        </small>
        <small>{t('documents.by', { who: file.created_by, when: formatDateTime(file.created_at) })}</small>
        {file.damaged && (
          <small className={marks.damaged}>
            <IconAlertTriangle size={12} aria-hidden /> {t('files.damaged')}
          </small>
        )}
        {file.lock && (
          <small className={marks.mark}>
            <IconLock size={12} aria-hidden />{' '}
            {file.lock.own ? t('files.held_by_you_short') : t('files.held_by_short', { name: file.lock.by })}
          </small>
        )}
      </button>
    </li>
  )
}

/** The files of a document, the chosen one shown beside the list. */
export function FilesTab({ document }: { document: Document }) {
  const { t } = useTranslation()
  const [chosenId, setChosenId] = useState<number>()
  const [adding, setAdding] = useState<'file' | { versionOf: number }>()
  const { files, can, cannot } = document
  const chosen = files.find((file) => file.id === chosenId) ?? files[0]
  const renewed = typeof adding === 'object' ? files.find((file) => file.id === adding.versionOf) : undefined
  const adds = adding === 'file' || renewed !== undefined
  const done = () => setAdding(undefined)
  return (
    <div className={styles.files}>
      <div className={styles.fileList}>
        <ul>
          {files.map((file) => (
            <Row key={file.id} file={file} chosen={file === chosen} onChoose={() => setChosenId(file.id)} />
          ))}
        </ul>
        {adding === 'file' && <AddFiles document={document} onDone={done} />}
        {renewed && <AddVersion document={document} file={renewed} onDone={done} />}
        {!adds && (
          <GuardedButton
            variant="default"
            allowed={can.attach}
            reason={cannot.attach}
            leftSection={<IconPlus size={16} />}
            onClick={() => setAdding('file')}
          >
            {t('documents.add_file')}
          </GuardedButton>
        )}
        <ScanWithPhone document={document} />
        {files.length > 1 && (
          <Button
            component="a"
            variant="default"
            href={addressOf(documentFileCalls.zip, { params: { id: document.id } })}
            leftSection={<IconFileZip size={16} />}
          >
            {t('files.download_all')}
          </Button>
        )}
      </div>
      {chosen ? (
        <div className={marks.chosen}>
          {chosen.damaged && (
            <div className={marks.told}>
              <Note kind="bad" role="alert">
                {t('files.damaged_text')}
              </Note>
            </div>
          )}
          <FileCommands
            key={chosen.id}
            document={document}
            file={chosen}
            adds={adds}
            onVersion={() => setAdding({ versionOf: chosen.id })}
          />
          <FilePreview
            key={`${chosen.id}-${chosen.version}`}
            file={chosen}
            tools={<StampButton document={document} file={chosen} onStamped={setChosenId} />}
          />
        </div>
      ) : (
        <Empty title={t('documents.no_files')} text={can.attach ? t('documents.no_files_text') : undefined} />
      )}
    </div>
  )
}
