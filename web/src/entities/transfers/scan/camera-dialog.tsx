import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { readCamera } from './read-camera.ts'
import styles from './scan.module.css'
import type { ScanSaid } from './use-scan.ts'

type Props = { said: readonly ScanSaid[]; onCode: (code: string) => void; onClose: () => void }

/** The camera of the phone or computer, which reads labels one after another until it is closed. */
export function CameraDialog({ said, onCode, onClose }: Props) {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const tell = useRef(onCode)
  tell.current = onCode
  const [failure, setFailure] = useState<string | null>(null)
  const isSecure = window.isSecureContext && 'mediaDevices' in navigator
  useEffect(() => {
    const shown = video.current
    if (!isSecure || !shown) return
    const started = readCamera(shown, { onCode: (code) => tell.current(code) })
    started.catch((error: Error) => setFailure(error.message))
    return () => void started.then((end) => end()).catch(() => undefined)
  }, [isSecure])
  const [last] = said
  return (
    <Dialog
      title={t('transfers.camera_title')}
      onClose={onClose}
      footer={
        <Button variant="default" onClick={onClose}>
          {t('transfers.close')}
        </Button>
      }
    >
      <div className={styles.camera}>
        {!isSecure && <Note kind="warn">{t('transfers.camera_insecure')}</Note>}
        {failure !== null && <Note kind="bad">{t('transfers.camera_refused', { why: failure })}</Note>}
        {isSecure && failure === null && (
          <>
            <p>{t('transfers.camera_help')}</p>
            <video ref={video} muted playsInline aria-label={t('transfers.camera_title')} />
          </>
        )}
        {last && (
          <Note kind={last.isGood ? 'ok' : 'bad'}>
            {last.number !== '' && <b>{last.number} </b>}
            {last.text}
          </Note>
        )}
      </div>
    </Dialog>
  )
}
