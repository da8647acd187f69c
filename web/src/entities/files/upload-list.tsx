import { ActionIcon, Progress } from '@mantine/core'
import { IconCheck, IconFile, IconFileTypePdf, IconPhoto, IconRefresh, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '../../lib/format.ts'
import styles from './file-drop.module.css'
import type { UploadItem } from './upload-item.ts'
import type { Uploads } from './use-uploads.ts'

const iconOf = (name: string) => {
  if (/\.pdf$/i.test(name)) return IconFileTypePdf
  return /\.(jpe?g|png|gif|tiff?|webp|heic)$/i.test(name) ? IconPhoto : IconFile
}
const longMinutes = 90

function Sending({ item }: { item: UploadItem }) {
  const { t } = useTranslation()
  const percent = item.size === 0 ? 0 : Math.min(99, Math.round((item.sentBytes / item.size) * 100))
  const seconds = item.secondsLeft
  const left =
    seconds === undefined
      ? undefined
      : seconds > longMinutes
        ? t('ui.minutes_left', { minutes: Math.ceil(seconds / 60) })
        : t('ui.seconds_left', { seconds })
  return (
    <>
      <span className={styles.quiet}>
        {left ? t('ui.file_progress', { percent, left }) : t('ui.file_waiting', { percent })}
      </span>
      <Progress className={styles.bar ?? ''} value={percent} size={4} aria-label={item.name} />
    </>
  )
}

function Row({ item, uploads }: { item: UploadItem; uploads: Uploads }) {
  const { t } = useTranslation()
  const Icon = iconOf(item.name)
  return (
    <li>
      <div className={styles.row}>
        <Icon size={16} aria-hidden />
        <span className={styles.name} title={item.name}>
          {item.name}
        </span>
        {item.state === 'sending' && <Sending item={item} />}
        {item.state === 'done' && (
          <>
            <span className={styles.quiet}>{formatBytes(item.size)}</span>
            <IconCheck size={16} className={styles.done} role="img" aria-label={t('ui.file_done')} />
          </>
        )}
        {item.state === 'failed' && (
          <ActionIcon
            size={24}
            aria-label={t('ui.file_retry', { name: item.name })}
            onClick={() => uploads.retry(item)}
          >
            <IconRefresh size={14} />
          </ActionIcon>
        )}
        <ActionIcon
          size={24}
          aria-label={t('ui.file_remove', { name: item.name })}
          onClick={() => uploads.remove(item)}
        >
          <IconX size={14} />
        </ActionIcon>
      </div>
      {item.error && (
        <div className={styles.error} role="alert">
          {item.error}
        </div>
      )}
    </li>
  )
}

/** The files of a form with their progress. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const { t } = useTranslation()
  if (uploads.items.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('ui.files_list')}>
      {uploads.items.map((item) => (
        <Row key={item.id} item={item} uploads={uploads} />
      ))}
    </ul>
  )
}
