import { PICTURE_LIMIT_MB, type PictureKind, settingCalls } from '@hdoc/contract/settings/settings.ts'
import { Button } from '@mantine/core'
import { IconTrash, IconUpload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { refreshSession } from '../../../entities/session/session-store.ts'
import { addressOf, call } from '../../../lib/api.ts'
import { sendBytes } from '../../../lib/upload.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { FieldErrors } from '../../../ui/form/field-errors.tsx'
import styles from './look.module.css'

type Props = { kind: PictureKind; address: string; onSaved: () => void }
const accepted = 'image/png,image/jpeg,image/webp'

/** One picture of the institution: shown, replaced, removed; each is saved at once. */
export function PictureCard({ kind, address, onSaved }: Props) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const saved = (message: string) => {
    toast({ kind: 'success', message })
    void refreshSession({ keepWhenUnanswered: true })
    onSaved()
  }
  const send = useMutation({
    mutationFn: (file: File) =>
      sendBytes(settingCalls.takePicture, addressOf(settingCalls.takePicture, { query: { kind } }), file),
    meta: { quiet: true },
    onSuccess: () => saved(t('settings.picture_saved')),
  })
  const remove = useMutation({
    mutationFn: () => call(settingCalls.removePicture, { body: { kind } }),
    onSuccess: () => saved(t('settings.picture_removed')),
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
