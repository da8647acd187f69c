import type { Complaint } from '@hdoc/contract/complaints/complaint-rows.ts'
import { shownDegrees } from '@hdoc/contract/complaints/place.ts'
import { Button } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../lib/format/format.ts'
import { Card } from '../../ui/display/card.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import styles from './complaint.module.css'

const SpotMap = lazyPart(async () => (await import('../../entities/complaints/map/spot-map.tsx')).default)

const degrees = (micro: number): string => shownDegrees(micro).toString().replace('.', ',')

/** Where it lies: in words, in degrees, and on the map. */
export function PlaceCard({ row, onMove }: { row: Complaint; onMove: () => void }) {
  const { t } = useTranslation()
  const { lat, lng } = row
  return (
    <Card
      title={t('complaints.place')}
      actions={
        row.can.move && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconMapPin size={14} aria-hidden />}
            onClick={onMove}
          >
            {t('complaints.move')}
          </Button>
        )
      }
    >
      {lat !== null && lng !== null && (
        <SpotMap label={row.place || t('complaints.place')} lat={lat} lng={lng} />
      )}
      <p>
        <b>{row.place || t('complaints.chosen_on_map')}</b>
      </p>
      {lat !== null && lng !== null && (
        <p className={styles.quiet}>
          {degrees(lat)}; {degrees(lng)}
        </p>
      )}
      {row.supporters > 0 && (
        <p>
          {t('complaints.supporters')}: {formatNumber(row.supporters)}
        </p>
      )}
    </Card>
  )
}
