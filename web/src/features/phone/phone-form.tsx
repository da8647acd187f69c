import { type PhoneForm, phoneLinkCalls } from '@hdoc/contract/scans/phone-links.ts'
import { Button } from '@mantine/core'
import { IconCamera, IconPhoto, IconSend } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { minutesUntil } from '../../lib/format/clock.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { Note } from '../../ui/feedback/note.tsx'
import styles from './phone.module.css'
import { PhotoInput } from './photo-input.tsx'
import { PhotoList } from './photo-list.tsx'
import { usePhotos } from './use-photos.ts'

type Props = { form: PhoneForm; token: string; onSent: () => void; onEnded: () => void }

/** Photos one after the other, in an order that can be changed, and one button that sends them. */
export function PhoneFormView({ form, token, onSent, onEnded }: Props) {
  const { t } = useTranslation()
  const photos = usePhotos({ token, most: form.max_pages, kept: form.photos, onEnded })
  const ids = photos.photos.flatMap(({ id }) => (id === undefined ? [] : [id]))
  const isFull = photos.photos.length >= form.max_pages
  const failed = photos.photos.filter(({ failure }) => failure)
  const isReady = ids.length > 0 && ids.length === photos.photos.length
  const sending = useAction({
    call: () => call(phoneLinkCalls.send, { body: { token, photo_ids: ids } }),
    changes: [],
    onDone: onSent,
    onFailure: (error) => error.code === 'PHONE_LINK_ENDED' && onEnded(),
  })
  const minutes = minutesUntil(form.expires_at)
  return (
    <>
      <h1>{t('phone.title')}</h1>
      <p className={styles.for}>
        {form.number === '' ? t('phone.for_inbox') : t('phone.for_document', { number: form.number })}
      </p>
      <p className={styles.quiet}>{t('phone.how')}</p>
      <p className={styles.quiet}>{t('phone.time', { count: minutes, figure: formatNumber(minutes) })}</p>
      <PhotoList photos={photos} />
      {isFull && (
        <Note kind="info">
          {t('phone.full', { count: form.max_pages, figure: formatNumber(form.max_pages) })}
        </Note>
      )}
      <div className={styles.buttons}>
        <PhotoInput
          label={t('phone.take')}
          icon={IconCamera}
          camera
          isMain={photos.photos.length === 0}
          disabled={isFull}
          onFiles={photos.add}
        />
        <PhotoInput
          label={t('phone.choose')}
          icon={IconPhoto}
          camera={false}
          isMain={false}
          disabled={isFull}
          onFiles={photos.add}
        />
      </div>
      {sending.error && (
        <Note kind="bad" role="alert">
          {sending.error.message}
        </Note>
      )}
      {photos.photos.length > 0 && (
        <div className={styles.send}>
          {failed.length > 0 && (
            <p className={styles.failed} role="alert">
              {t(failed.some(({ failure }) => failure?.again) ? 'phone.unsent' : 'phone.refused', {
                count: failed.length,
                figure: formatNumber(failed.length),
                n: photos.photos.findIndex(({ failure }) => failure) + 1,
              })}
            </p>
          )}
          <Button
            size="lg"
            fullWidth
            disabled={!isReady}
            loading={sending.isPending}
            leftSection={<IconSend size={20} />}
            onClick={() => sending.mutate()}
          >
            {isReady
              ? t('phone.send', { count: ids.length, figure: formatNumber(ids.length) })
              : t('phone.send_none')}
          </Button>
        </div>
      )}
    </>
  )
}
