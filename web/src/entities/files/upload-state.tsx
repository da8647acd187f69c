import { Progress } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './file-drop.module.css'
import type { UploadItem } from './upload-item.ts'

const longMinutes = 90

function useTimeLeft(seconds: number | undefined): string | undefined {
  const { t } = useTranslation()
  if (seconds === undefined) return undefined
  return seconds > longMinutes
    ? t('ui.minutes_left', { minutes: Math.ceil(seconds / 60) })
    : t('ui.seconds_left', { seconds })
}

/** The progress of a file in figures and words; nothing once it has arrived or failed. */
export function UploadState({ item }: { item: UploadItem }) {
  const { t } = useTranslation()
  const left = useTimeLeft(item.secondsLeft)
  const percent = item.size === 0 ? 0 : Math.min(99, Math.round((item.sentBytes / item.size) * 100))
  if (item.state === 'failed' || item.state === 'done') return null
  const texts = {
    waiting: t('files.waiting'),
    sending: left ? t('ui.file_progress', { percent, left }) : t('ui.file_waiting', { percent }),
    paused: t('files.paused', { percent }),
    lost: t('files.lost', { percent }),
    checking: t('files.checking'),
  }
  return (
    <div className={styles.state}>
      <Progress value={percent} size={4} aria-label={item.name} />
      <span className={item.state === 'lost' ? styles.lost : styles.quiet}>
        {item.state === 'lost' && <IconPlugConnectedX size={14} aria-hidden />} {texts[item.state]}
      </span>
    </div>
  )
}
