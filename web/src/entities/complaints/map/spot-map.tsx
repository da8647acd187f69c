import { MICRO } from '@hdoc/contract/complaints/place.ts'
import { marker } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { addBaseLayer } from '../../../ui/map/base-layer.ts'
import styles from './map.module.css'
import { markIcon } from './mark-icon.ts'
import { openPlainMap } from './open-map.ts'

const NEAR_ZOOM = 15
type Props = { label: string; lat: number; lng: number }

/** One place on the map; the words beside it say the same. */
export default function SpotMap({ label, lat, lng }: Props) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return
    let isGone = false
    const at: [number, number] = [lat / MICRO, lng / MICRO]
    const map = openPlainMap(place.current, { zoomIn: t('map.zoom_in'), zoomOut: t('map.zoom_out') })
    map.setView(at, NEAR_ZOOM)
    marker(at, { icon: markIcon('work'), keyboard: false, interactive: false }).addTo(map)
    addBaseLayer(map, () => isGone).catch(() => undefined)
    return () => {
      isGone = true
      map.remove()
    }
  }, [t, lat, lng])
  return <div ref={place} className={styles.small} role="application" aria-label={label} />
}
