import type { FileRow } from '@hdoc/contract/files/files.ts'
import { IconAlertTriangle, IconLock } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes, formatDateTime } from '../../../lib/format/format.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { FilePreview } from '../../files/file-preview.tsx'
import styles from './subject-files.module.css'

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
          {file.from_citizen && ` · ${t('files.from_citizen')}`}
          {file.version > 1 && ` · ${t('files.version', { version: file.version })}`}
        </small>
        <small>{t('documents.by', { who: file.created_by, when: formatDateTime(file.created_at) })}</small>
        {file.damaged && (
          <small className={styles.damaged}>
            <IconAlertTriangle size={12} aria-hidden /> {t('files.damaged')}
          </small>
        )}
        {file.lock && (
          <small className={styles.mark}>
            <IconLock size={12} aria-hidden />{' '}
            {file.lock.own ? t('files.held_by_you_short') : t('files.held_by_short', { name: file.lock.by })}
          </small>
        )}
      </button>
    </li>
  )
}

type Props = {
  files: readonly FileRow[]
  /** What is said where there is no file yet. */
  emptyText?: string | undefined
  /** What one may do with the chosen file. */
  commands?: (file: FileRow, choose: (id: number) => void) => ReactNode
  /** What is said of the chosen file, over its content. */
  about?: (file: FileRow) => ReactNode
  /** How files come in, and what is done with all of them. */
  children?: ReactNode
}

/** The files of a subject: their list, and the chosen one shown beside it. */
export function SubjectFiles({ files, emptyText, commands, about, children }: Props) {
  const { t } = useTranslation()
  const [chosenId, setChosenId] = useState<number>()
  const chosen = files.find((file) => file.id === chosenId) ?? files[0]
  return (
    <div className={styles.files}>
      <ul className={styles.list}>
        {files.map((file) => (
          <Row key={file.id} file={file} chosen={file === chosen} onChoose={() => setChosenId(file.id)} />
        ))}
      </ul>
      <div className={styles.commands}>
        {chosen && commands?.(chosen, setChosenId)}
        {children}
      </div>
      {chosen ? (
        <div className={styles.chosen}>
          {about?.(chosen)}
          <FilePreview key={`${chosen.id}-${chosen.version}`} file={chosen} />
        </div>
      ) : (
        <div className={styles.chosen}>
          <Empty title={t('documents.no_files')} text={emptyText} />
        </div>
      )}
    </div>
  )
}
