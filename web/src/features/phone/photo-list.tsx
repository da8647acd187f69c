import {
  IconArrowDown,
  IconArrowUp,
  IconPhoto,
  IconPhotoOff,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '../../lib/format/format.ts'
import styles from './phone.module.css'
import type { Photo, usePhotos } from './use-photos.ts'

type Photos = ReturnType<typeof usePhotos>

function Line({ photo, at, photos }: { photo: Photo; at: number; photos: Photos }) {
  const { t } = useTranslation()
  const n = at + 1
  const [isBroken, setIsBroken] = useState(false)
  const hasPicture = photo.taken !== undefined && !isBroken
  const NoPicture = photo.failure ? IconPhotoOff : IconPhoto
  const tools = [
    photo.failure?.again && {
      label: t('phone.retry', { n }),
      icon: IconRefresh,
      go: () => photos.retry(photo),
    },
    at > 0 && { label: t('phone.up', { n }), icon: IconArrowUp, go: () => photos.move(photo, -1) },
    n < photos.photos.length && {
      label: t('phone.down', { n }),
      icon: IconArrowDown,
      go: () => photos.move(photo, 1),
    },
    { label: t('phone.remove', { n }), icon: IconTrash, go: () => photos.remove(photo) },
  ] as const
  return (
    <li className={styles.photo}>
      {hasPicture ? (
        <img src={photo.taken?.url} alt={t('phone.page', { n })} onError={() => setIsBroken(true)} />
      ) : (
        <span className={styles.noPicture}>
          <NoPicture size={28} aria-hidden />
        </span>
      )}
      <div className={styles.words}>
        {t('phone.page', { n })}
        {(!hasPicture || photo.failure) && <small>{photo.name}</small>}
        {photo.failure === undefined ? (
          <small>{photo.id === undefined ? t('phone.sending') : formatBytes(photo.size)}</small>
        ) : (
          <small className={styles.failed} role="alert">
            {photo.failure.text}
          </small>
        )}
      </div>
      <div className={styles.tools}>
        {tools.map(
          (tool) =>
            tool && (
              <button
                key={tool.label}
                type="button"
                className={styles.tool}
                aria-label={tool.label}
                onClick={tool.go}
              >
                <tool.icon size={20} />
              </button>
            ),
        )}
      </div>
    </li>
  )
}

/** The pages in the order in which they will stand in the PDF. */
export function PhotoList({ photos }: { photos: Photos }) {
  const { t } = useTranslation()
  if (photos.photos.length === 0) return null
  return (
    <section aria-label={t('phone.pages')}>
      <h2>{t('phone.pages')}</h2>
      <ol className={styles.photos}>
        {photos.photos.map((photo, at) => (
          <Line key={photo.key} photo={photo} at={at} photos={photos} />
        ))}
      </ol>
    </section>
  )
}
