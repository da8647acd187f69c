import type { Complaint, ComplaintPhoto } from '@hdoc/contract/complaints/complaint-rows.ts'
import { complaintCalls } from '@hdoc/contract/complaints/complaints.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { Card } from '../../ui/display/card.tsx'
import styles from './complaint.module.css'
import { photoAddress } from './dialogs/photo-address.ts'
import { complaintChanges, useShowComplaint } from './dialogs/use-complaint.ts'

type Props = { row: Complaint; onShow: (photo: ComplaintPhoto) => void }

function OnePhoto({ row, photo, n, onShow }: Props & { photo: ComplaintPhoto; n: number }) {
  const { t } = useTranslation()
  const show = useShowComplaint()
  const [isMissing, setMissing] = useState(false)
  const hiding = useAction({
    call: () => call(complaintCalls.hidePhoto, { body: { id: row.id, file_id: photo.id } }),
    changes: complaintChanges(row.id),
    said: () => t('complaints.did_hide'),
    onDone: show,
  })
  return (
    <li>
      {isMissing ? (
        <p className={styles.quiet}>{t('complaints.photo_unshown')}</p>
      ) : (
        <img
          src={photoAddress(row.id, photo.id)}
          alt={t('complaints.photo_alt', { n, count: row.files.length })}
          loading="lazy"
          onError={() => setMissing(true)}
        />
      )}
      <p className={styles.quiet}>
        {photo.shown
          ? t('complaints.photo_shown', { count: photo.shown.regions.length })
          : t('complaints.photo_hidden')}
      </p>
      {row.can.photos && !isMissing && (
        <div className={styles.acts}>
          <Button variant="default" size="xs" onClick={() => onShow(photo)}>
            {t('complaints.photo_publish')}
          </Button>
          {photo.shown && (
            <Button variant="default" size="xs" loading={hiding.isPending} onClick={() => hiding.mutate()}>
              {t('complaints.photo_hide')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** Photos of a complaint, as staff see them; what the public sees is chosen and made unreadable by hand. */
export function PhotosCard({ row, onShow }: Props) {
  const { t } = useTranslation()
  return (
    <Card title={t('complaints.photos_add')}>
      {row.files.length === 0 && <p className={styles.quiet}>{t('complaints.no_photos')}</p>}
      <ul className={styles.photos}>
        {row.files.map((photo, n) => (
          <OnePhoto key={photo.id} row={row} photo={photo} n={n + 1} onShow={onShow} />
        ))}
      </ul>
    </Card>
  )
}
