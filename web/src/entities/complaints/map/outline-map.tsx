import { MICRO, microDegrees } from '@hdoc/contract/complaints/place.ts'
import { polygon as drawPolygon, type Map as LeafletMap, type Polygon } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { addBaseLayer } from '../../../ui/map/base-layer.ts'
import { useSession } from '../../session/session-store.ts'
import styles from './map.module.css'
import { openPlainMap, ROMANIA } from './open-map.ts'

type Corner = [lat: number, lng: number]
type Props = { label: string; corners: readonly Corner[]; onCorner: (corner: Corner) => void }

/** An outline on the map; a click adds a corner. Its corners are written in a field beside it, for the keyboard. */
export default function OutlineMap({ label, corners, onCorner }: Props) {
  const { t } = useTranslation()
  const { institution } = useSession()
  const place = useRef<HTMLDivElement>(null)
  const opened = useRef<{ map: LeafletMap; shape: Polygon }>(undefined)
  const add = useRef(onCorner)
  add.current = onCorner
  const { lat, lon, zoom } = institution?.map ?? ROMANIA

  useEffect(() => {
    if (!place.current) return
    let isGone = false
    const map = openPlainMap(place.current, { zoomIn: t('map.zoom_in'), zoomOut: t('map.zoom_out') })
    map.setView([lat, lon], zoom)
    const shape = drawPolygon([], { className: styles.outline ?? '' }).addTo(map)
    map.on('click', ({ latlng }) => add.current([microDegrees(latlng.lat), microDegrees(latlng.lng)]))
    opened.current = { map, shape }
    addBaseLayer(map, () => isGone).catch(() => undefined)
    return () => {
      isGone = true
      map.remove()
      opened.current = undefined
    }
  }, [t, lat, lon, zoom])
  useEffect(() => {
    opened.current?.shape.setLatLngs(
      corners.map(([lat, lng]): [number, number] => [lat / MICRO, lng / MICRO]),
    )
  }, [corners])

  return <div ref={place} className={styles.small} role="application" aria-label={label} />
}
