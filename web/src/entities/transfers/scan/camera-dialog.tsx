import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { readCamera } from './read-camera.ts'
import styles from './scan.module.css'
import type { ScanSaid } from './use-scan.ts'

type OnCode = (code: string) => void

/** What the camera sees. A part of its own: the frame of a dialog draws its content when it has a place for it. */
function Camera({ onCode, onFailure }: { onCode: OnCode; onFailure: (why: string) => void }) {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const tell = useRef({ onCode, onFailure })
  tell.current = { onCode, onFailure }
  useEffect(() => {
    if (!video.current) return
    const started = readCamera(video.current, { onCode: (code) => tell.current.onCode(code) })
    started.catch((error: Error) => tell.current.onFailure(error.message))
    return () => void started.then((end) => end()).catch(() => undefined)
  }, [])
  return (
    <>
      <p>{t('transfers.camera_help')}</p>
      <video ref={video} muted playsInline aria-label={t('transfers.camera_title')} />
    </>
  )
}

type Props = { said: readonly ScanSaid[]; onCode: OnCode; onClose: () => void }

/** The camera of the phone or computer, which reads labels one after another until it is closed. */
export function CameraDialog({ said, onCode, onClose }: Props) {
  const { t } = useTranslation()
  const [failure, setFailure] = useState<string | null>(null)
  const isSecure = window.isSecureContext && 'mediaDevices' in navigator
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
        {isSecure && failure === null && <Camera onCode={onCode} onFailure={setFailure} />}
        {last && (
          <Note kind={last.isGood ? 'ok' : 'bad'} role="status">
            {last.number !== '' && <b>{last.number} </b>}
            {last.text}
          </Note>
        )}
      </div>
    </Dialog>
  )
}
