import '../../../lib/languages/own/administration/settings-texts.ts'
import { PICTURE_LIMIT_MB, type PictureKind, settingCalls } from '@hdoc/contract/settings/settings.ts'
import { Button } from '@mantine/core'
import { IconTrash, IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { refreshSession } from '../../../entities/session/session-store.ts'
import { addressOf } from '../../../lib/calls/address-of.ts'
import { call } from '../../../lib/calls/call.ts'
import { sendBytes } from '../../../lib/files/send-bytes.ts'
import { useAction } from '../../../ui/action/use-action.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { FieldErrors } from '../../../ui/form/field/field-errors.tsx'
import styles from './look.module.css'

type Props = { kind: PictureKind; address: string; onSaved: () => void }
const accepted = 'image/png,image/jpeg,image/webp'

/** One picture of the institution: shown, replaced, removed; each is saved at once. */
export function PictureCard({ kind, address, onSaved }: Props) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const onDone = () => {
    void refreshSession({ keepWhenUnanswered: true })
    onSaved()
  }
  const send = useAction({
    call: (file: File) =>
      sendBytes(settingCalls.takePicture, addressOf(settingCalls.takePicture, { query: { kind } }), file),
    changes: [],
    said: () => t('settings.picture_saved'),
    onDone,
    shown: true,
  })
  const remove = useAction({
    call: () => call(settingCalls.removePicture, { body: { kind } }),
    changes: [],
    said: () => t('settings.picture_removed'),
    onDone,
  })
  return (
    <div className={styles.picture}>
      <div className={styles.frame}>
        {address ? <img src={address} alt={t(`settings.${kind}`)} /> : t('settings.picture_none')}
      </div>
      <div>
        <h3>{t(`settings.${kind}`)}</h3>
        <p className={styles.quiet}>
          {t(`settings.${kind}_text`)} {t('settings.picture_limits', { mb: PICTURE_LIMIT_MB })}
        </p>
        {send.error && (
          <Note kind="bad" role="alert">
            <FieldErrors messages={[send.error.message]} />
          </Note>
        )}
        <div className={styles.actions}>
          <input
            ref={input}
            type="file"
            hidden
            accept={accepted}
            aria-label={t(`settings.${kind}`)}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0]
              currentTarget.value = ''
              if (file) send.mutate(file)
            }}
          />
          <Button
            variant="default"
            leftSection={<IconUpload size={16} />}
            loading={send.isPending}
            onClick={() => input.current?.click()}
          >
            {t(address ? 'settings.picture_replace' : 'settings.picture_choose')}
            <span className="visually-hidden">: {t(`settings.${kind}`)}</span>
          </Button>
          {address && (
            <Button
              variant="default"
              leftSection={<IconTrash size={16} />}
              loading={remove.isPending}
              onClick={() => remove.mutate()}
            >
              {t('settings.picture_remove')}
              <span className="visually-hidden">: {t(`settings.${kind}`)}</span>
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
