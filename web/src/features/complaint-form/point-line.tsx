import { type Point, shownDegrees } from '@hdoc/contract/complaints/place.ts'
import { useTranslation } from 'react-i18next'
import formStyles from '../../entities/public-form/public-form.module.css'
import { currentLanguage } from '../../lib/languages/language.ts'
import { PlainButton } from '../../ui/plain/plain-button.tsx'

const degrees = (micro: number): string =>
  String(shownDegrees(micro)).replace('.', currentLanguage() === 'ro' ? ',' : '.')

/** The chosen point in degrees, and how to take it back. */
export function PointLine({ point, onDrop }: { point: Point; onDrop: () => void }) {
  const { t } = useTranslation()
  return (
    <p className={formStyles.quiet} role="status">
      {t('complaint_form.point', { lat: degrees(point.lat), lng: degrees(point.lng) })}{' '}
      <PlainButton onClick={onDrop}>{t('complaint_form.point_drop')}</PlainButton>
    </p>
  )
}
