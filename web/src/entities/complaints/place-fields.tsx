import { microDegrees, shownDegrees } from '@hdoc/contract/complaints/place.ts'
import { NumberInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { FieldGrid, Place } from '../../ui/form/field/field-grid.tsx'
import type { MapPlace } from '../../ui/map/map-view.ts'
import { OutsideMap } from '../maps/outside-map.tsx'
import { useSession } from '../session/session-store.ts'

const MapField = lazyPart(async () => (await import('../../ui/map/map-field.tsx')).default)

/** Whole 1e-6 degrees. */
export type Spot = { lat: number | null; lng: number | null }
type Props = { value: Spot; error: ReactNode; onChange: (spot: Spot) => void }

const STEP = 0.0001
const inDegrees = (micro: number | null): number | '' => (micro === null ? '' : shownDegrees(micro))

/** A place: picked on the map, or written in degrees. */
export function PlaceFields({ value, error, onChange }: Props) {
  const { t } = useTranslation()
  const { institution } = useSession()
  const { lat, lng } = value
  const zoom = institution?.map?.zoom ?? 13
  const isWhole = lat !== null && lng !== null
  const place = isWhole
    ? { lat: shownDegrees(lat), lon: shownDegrees(lng), zoom }
    : (institution?.map ?? null)
  const pick = (next: MapPlace) => onChange({ lat: microDegrees(next.lat), lng: microDegrees(next.lon) })
  const write = (name: 'lat' | 'lng') => (next: number | string) => {
    onChange({ ...value, [name]: typeof next === 'number' ? microDegrees(next) : null })
  }
  return (
    <>
      <MapField label={t('complaints.on_map')} value={place} onChange={pick} />
      <OutsideMap value={place} onChange={pick} />
      <p>{t('complaints.on_map_help')}</p>
      <FieldGrid>
        {(['lat', 'lng'] as const).map((name) => (
          <Place key={name} width="half">
            <NumberInput
              label={t(`complaints.${name}`)}
              data-path={name}
              hideControls
              decimalScale={6}
              decimalSeparator=","
              allowedDecimalSeparators={['.', ',']}
              step={STEP}
              value={inDegrees(value[name])}
              error={name === 'lat' ? error : undefined}
              onChange={write(name)}
            />
          </Place>
        ))}
      </FieldGrid>
    </>
  )
}
