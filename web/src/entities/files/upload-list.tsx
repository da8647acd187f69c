import { ActionIcon } from '@mantine/core'
import {
  IconCheck,
  IconFile,
  IconFileTypePdf,
  IconPhoto,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconX,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '../../lib/format/format.ts'
import styles from './file-drop.module.css'
import type { UploadItem } from './upload-item.ts'
import { UploadState } from './upload-state.tsx'
import type { Uploads } from './use-uploads.ts'

const iconOf = (name: string) => {
  if (/\.pdf$/i.test(name)) return IconFileTypePdf
  return /\.(jpe?g|png|gif|tiff?|webp|heic)$/i.test(name) ? IconPhoto : IconFile
}

/** The button for the one thing that can be done with a file in its state, besides removing it. */
function Command({ item, uploads }: { item: UploadItem; uploads: Uploads }) {
  const { t } = useTranslation()
  const { name } = item
  const commands = {
    sending: { label: t('files.pause', { name }), Icon: IconPlayerPause, run: uploads.pause },
    paused: { label: t('files.continue', { name }), Icon: IconPlayerPlay, run: uploads.resume },
    lost: { label: t('files.pause', { name }), Icon: IconPlayerPause, run: uploads.pause },
    failed: { label: t('ui.file_retry', { name }), Icon: IconRefresh, run: uploads.resume },
    waiting: undefined,
    checking: undefined,
    done: undefined,
  }
  const command = commands[item.state]
  if (!command || item.refused) return null
  return (
    <ActionIcon size={24} aria-label={command.label} onClick={() => command.run(item)}>
      <command.Icon size={14} />
    </ActionIcon>
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
        {item.state === 'done' && (
          <>
            <span className={styles.quiet}>{formatBytes(item.size)}</span>
            <IconCheck size={16} className={styles.done} role="img" aria-label={t('ui.file_done')} />
          </>
        )}
        <Command item={item} uploads={uploads} />
        <ActionIcon
          size={24}
          aria-label={t('ui.file_remove', { name: item.name })}
          disabled={uploads.isFixed?.(item) ?? false}
          onClick={() => uploads.remove(item)}
        >
          <IconX size={14} />
        </ActionIcon>
      </div>
      <UploadState item={item} />
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
  const lost = uploads.items.some(({ state }) => state === 'lost')
  return (
    <>
      <ul className={styles.list} aria-label={t('ui.files_list')}>
        {uploads.items.map((item) => (
          <Row key={item.id} item={item} uploads={uploads} />
        ))}
      </ul>
      <div role="status">{lost && <span className="visually-hidden">{t('files.lost_aloud')}</span>}</div>
    </>
  )
}
