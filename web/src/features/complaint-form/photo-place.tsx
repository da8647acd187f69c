import { microDegrees, type Point } from '@hdoc/contract/complaints/place.ts'
import { IconMapPin } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import formStyles from '../../entities/public-form/public-form.module.css'
import { PlainButton } from '../../ui/plain/plain-button.tsx'

type Props = { photos: readonly File[]; onPoint: (point: Point) => void }

/** Offers the place that a camera noted in a photo. It is read here, when asked for; the stored photo has none. */
export function PhotoPlace({ photos, onPoint }: Props) {
  const { t } = useTranslation()
  const [looked, setLooked] = useState<readonly File[]>()
  const look = async () => {
    const { placeOfPhoto } = await import('../../lib/files/photo-place.ts')
    for (const photo of photos) {
      const place = await placeOfPhoto(photo)
      if (place) return onPoint({ lat: microDegrees(place.lat), lng: microDegrees(place.lon) })
    }
    setLooked(photos)
  }
  const isBare = looked === photos
  return (
    <div>
      <PlainButton className={formStyles.wide} disabled={isBare} onClick={() => void look()}>
        <IconMapPin size={20} aria-hidden />
        {t('complaint_form.photo_place')}
      </PlainButton>
      <p className={formStyles.quiet} role="status">
        {t(isBare ? 'complaint_form.photo_place_none' : 'complaint_form.photo_place_text')}
      </p>
    </div>
  )
}
