import { MICRO } from '@hdoc/contract/complaints/place.ts'
import { IconCurrentLocation, IconMap } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import formStyles from '../../entities/public-form/public-form.module.css'
import type { PublicForm } from '../../entities/public-form/use-public-form.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { Loading } from '../../ui/feedback/states.tsx'
import { PlainButton } from '../../ui/plain/plain-button.tsx'
import { PlainField } from '../../ui/plain/plain-field.tsx'
import { type ComplaintForm, pointOf, pointText } from './complaint-values.ts'
import { PointLine } from './point-line.tsx'
import { placesQuery } from './queries.ts'
import { useHere } from './use-here.ts'

// Large, and a help only: it comes when somebody asks for it.
const MapField = lazy(() => import('../../ui/map/map-field.tsx'))

type Props = { form: PublicForm<ComplaintForm> }

/** Where: street, number and locality with suggestions, the place of the device, or a pin on the map. */
export function WhereStep({ form: { values, problems, set } }: Props) {
  const { t } = useTranslation()
  const { institution } = useSession()
  const [withMap, setMap] = useState(false)
  const { state, ask } = useHere((point) => set({ point: pointText(point) }))
  const lists = useId()
  const localities = useQuery(placesQuery(useDeferredValue(values.locality))).data?.localities ?? []
  const point = pointOf(values)
  const seen = institution?.map ?? undefined
  return (
    <>
      <p className={formStyles.lead}>{t('complaint_form.where_lead')}</p>
      <PlainField
        data-path={problems.lat ? 'lat' : 'street'}
        name="street"
        label={t('complaint_form.street')}
        error={problems.street ?? problems.lat}
        autoComplete="off"
        maxLength={200}
        value={values.street}
        onChange={(event) => set({ street: event.currentTarget.value })}
      />
      <PlainField
        data-path="street_number"
        name="street_number"
        label={t('complaint_form.street_number')}
        error={problems.street_number}
        autoComplete="off"
        maxLength={40}
        value={values.street_number}
        onChange={(event) => set({ street_number: event.currentTarget.value })}
      />
      <PlainField
        data-path="locality"
        name="locality"
        label={t('complaint_form.locality')}
        error={problems.locality}
        list={`${lists}-localities`}
        autoComplete="off"
        maxLength={200}
        value={values.locality}
        onChange={(event) => set({ locality: event.currentTarget.value })}
      />
      <datalist id={`${lists}-localities`}>
        {localities.map((locality) => (
          <option key={locality} value={locality} />
        ))}
      </datalist>
      <div className={formStyles.buttons}>
        <PlainButton className={formStyles.wide} disabled={state === 'asking'} onClick={ask}>
          <IconCurrentLocation size={20} aria-hidden />
          {t(state === 'asking' ? 'complaint_form.here_asking' : 'complaint_form.here')}
        </PlainButton>
        {!withMap && (
          <PlainButton className={formStyles.wide} onClick={() => setMap(true)}>
            <IconMap size={20} aria-hidden />
            {t('complaint_form.map')}
          </PlainButton>
        )}
      </div>
      {state === 'failed' && (
        <p className={formStyles.quiet} role="status">
          {t('complaint_form.here_failed')}
        </p>
      )}
      {withMap && (
        <Suspense fallback={<Loading />}>
          <MapField
            label={t('complaint_form.map_label')}
            precise
            start={seen}
            value={point && { lat: point.lat / MICRO, lon: point.lng / MICRO, zoom: seen?.zoom ?? 14 }}
            onChange={({ lat, lon }) =>
              set({ point: pointText({ lat: Math.round(lat * MICRO), lng: Math.round(lon * MICRO) }) })
            }
          />
          <p className={formStyles.quiet}>{t('complaint_form.map_help')}</p>
        </Suspense>
      )}
      {point && <PointLine point={point} onDrop={() => set({ point: '' })} />}
    </>
  )
}
