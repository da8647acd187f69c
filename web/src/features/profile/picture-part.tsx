import type { CurrentUser } from '@hdoc/contract/access/session.ts'
import { pictureMaximumBytes } from '@hdoc/contract/accounts/profile.ts'
import { profileCalls } from '@hdoc/contract/accounts/profile-calls.ts'
import { Button, FileButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ownPicture } from '../../entities/session/own-picture.ts'
import { refreshSession } from '../../entities/session/session-store.ts'
import { call } from '../../lib/calls/call.ts'
import { beginPosting } from '../../lib/calls/posting.ts'
import { sendBytes } from '../../lib/files/send-bytes.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { Avatar } from '../../ui/display/avatar.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import styles from './profile.module.css'

async function send(file: File): Promise<void> {
  const end = beginPosting()
  try {
    await sendBytes(profileCalls.setPicture, profileCalls.setPicture.path, file)
  } finally {
    end()
  }
}

/** The own picture: chosen, changed, removed. It shows in the top bar at once. */
export function PicturePart({ user }: { user: CurrentUser }) {
  const { t } = useTranslation()
  const saving = useAction({
    call: (file: File | null) => (file ? send(file) : call(profileCalls.removePicture).then(() => undefined)),
    changes: [{ what: 'profile.changed' }],
    said: (_, file) => t(file ? 'profile.picture_saved' : 'profile.picture_removed'),
    onDone: () => refreshSession(),
    onFailure: (error) => toast({ kind: 'error', message: error.message }),
  })
  const picture = ownPicture(user)
  return (
    <div className={styles.picture}>
      <Avatar name={user.name} picture={picture} large />
      <div className={styles.pictureText}>
        <div className={styles.buttons}>
          <FileButton
            accept="image/jpeg,image/png,image/webp"
            onChange={(file) => file && saving.mutate(file)}
            inputProps={{ 'aria-label': t('profile.picture_choose') }}
          >
            {(props) => (
              <Button {...props} variant="default" loading={saving.isPending}>
                {t(picture ? 'profile.picture_change' : 'profile.picture_choose')}
              </Button>
            )}
          </FileButton>
          {picture && (
            <Button variant="subtle" disabled={saving.isPending} onClick={() => saving.mutate(null)}>
              {t('profile.picture_remove')}
            </Button>
          )}
        </div>
        <div className={styles.quiet}>
          {t('profile.picture_help', { mb: pictureMaximumBytes / 1024 / 1024 })}
        </div>
      </div>
    </div>
  )
}
