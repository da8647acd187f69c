import '../../../lib/languages/own/work-texts.ts'
import { ActionIcon, TextInput } from '@mantine/core'
import {
  IconCamera,
  IconCheck,
  IconExclamationCircle,
  IconScan,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTime } from '../../../lib/format/format.ts'
import { usePageKeys } from '../../../ui/dialog/use-page-keys.ts'
import { Key } from '../../../ui/display/key.tsx'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import styles from './scan.module.css'
import { isSoundOn, keepSound } from './scan-sound.ts'
import type { ScanSaid } from './use-scan.ts'

const CameraDialog = lazyPart(async () => (await import('./camera-dialog.tsx')).CameraDialog)

/** What came of the last scans: always in words, so that it is read without colour and without sound. */
function Said({ said }: { said: readonly ScanSaid[] }) {
  return (
    <ul className={styles.said} aria-live="assertive">
      {said.map(({ key, number, text, isGood, at }) => (
        <li key={key} className={isGood ? styles.good : styles.bad}>
          {isGood ? <IconCheck size={14} aria-hidden /> : <IconExclamationCircle size={14} aria-hidden />}
          <span>
            {number !== '' && <b>{number} </b>}
            {text} <span className={styles.at}>{formatTime(at)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

type Props = { label: string; onCode: (code: string) => void; said: readonly ScanSaid[]; disabled?: boolean }

/** The field that a reader types into, with the camera of a phone beside it. F2 leads to it from anywhere. */
export function ScanField({ label, onCode, said, disabled = false }: Props) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [hasSound, setSound] = useState(isSoundOn)
  usePageKeys([['F2', () => field.current?.focus()]], [])
  const send = (code: string) => {
    if (code.trim() !== '') onCode(code.trim())
  }
  const toggle = () => {
    keepSound(!hasSound)
    setSound(!hasSound)
  }
  const Sound = hasSound ? IconVolume : IconVolumeOff
  return (
    <div className={styles.scan}>
      <TextInput
        ref={field}
        className={styles.field ?? ''}
        size="md"
        aria-label={label}
        placeholder={label}
        disabled={disabled}
        autoComplete="off"
        maxLength={200}
        leftSection={<IconScan size={18} aria-hidden />}
        rightSection={<Key>F2</Key>}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
          event.preventDefault()
          send(event.currentTarget.value)
          event.currentTarget.value = ''
        }}
      />
      <ActionIcon
        variant="default"
        size="lg"
        disabled={disabled}
        aria-label={t('transfers.camera')}
        title={t('transfers.camera')}
        onClick={() => setOpen(true)}
      >
        <IconCamera size={18} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('transfers.sound')}
        aria-pressed={hasSound}
        title={t(hasSound ? 'transfers.sound_off' : 'transfers.sound_on')}
        onClick={toggle}
      >
        <Sound size={18} />
      </ActionIcon>
      <Said said={said} />
      {isOpen && <CameraDialog said={said} onCode={send} onClose={() => setOpen(false)} />}
    </div>
  )
}
