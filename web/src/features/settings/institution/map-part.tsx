import '../../../lib/languages/own/administration/settings-texts.ts'
import { Button, NumberInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { OutsideMap } from '../../../entities/maps/outside-map.tsx'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { SettingsPart } from '../settings-part.tsx'
import editor from './editor.module.css'
import type { InstitutionFormValues } from './institution-values.ts'

const MapField = lazyPart(async () => (await import('../../../ui/map/map-field.tsx')).default)
type Place = NonNullable<InstitutionFormValues['map']>

const sixDigits = (value: number): number => Number(value.toPrecision(6))
const names = ['lat', 'lon', 'zoom'] as const
/**
 * About the middle of the country. The other numbers begin here when somebody writes one before picking a
 * place.
 */
const MIDDLE: Place = { lat: 45.94, lon: 24.97, zoom: 7 }
const STEP = { lat: 0.001, lon: 0.001, zoom: 1 } as const

/** The centre of the institution's map: picked on the map, or written as numbers. */
export function MapPart({ form }: { form: UseFormReturnType<InstitutionFormValues> }) {
  const { t } = useTranslation()
  const { map } = form.getValues()
  const set = (next: Place | null) => {
    form.setFieldValue('map', next)
    for (const name of names) form.clearFieldError(`map.${name}`)
  }
  return (
    <SettingsPart title={t('settings.map')} text={t('settings.map_text')}>
      <MapField label={t('settings.map_label')} value={isWhole(map) ? map : null} onChange={set} />
      <OutsideMap value={isWhole(map) ? map : null} onChange={set} />
      <div className={editor.coordinates}>
        {names.map((name) => (
          <NumberInput
            key={name}
            label={t(`settings.map_${name}`)}
            data-path={`map.${name}`}
            hideControls
            decimalScale={name === 'zoom' ? 0 : 6}
            step={STEP[name]}
            value={map?.[name] ?? ''}
            error={form.errors[`map.${name}`]}
            onChange={(value) => {
              if (typeof value === 'number') set({ ...(map ?? MIDDLE), [name]: sixDigits(value) })
            }}
          />
        ))}
        <Button variant="default" disabled={map === null} onClick={() => set(null)}>
          {t('settings.map_clear')}
        </Button>
      </div>
    </SettingsPart>
  )
}

/** Whether the map can show the place. Numbers outside these limits are shown by their fields only. */
function isWhole(map: Place | null): map is Place {
  return (
    map !== null && Math.abs(map.lat) <= 90 && Math.abs(map.lon) <= 180 && map.zoom >= 1 && map.zoom <= 18
  )
}
