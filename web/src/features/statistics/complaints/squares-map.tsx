import { MICRO } from '@hdoc/contract/complaints/place.ts'
import type { Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'
import { divIcon, type LayerGroup, type Map as LeafletMap, layerGroup, marker } from 'leaflet'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { openPlainMap, ROMANIA } from '../../../entities/complaints/map/open-map.ts'
import { useSession } from '../../../entities/session/session-store.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { t as text } from '../../../lib/languages/i18n.ts'
import { addBaseLayer } from '../../../ui/map/base-layer.ts'
import { circleSize } from './circle-size.ts'
import styles from './squares-map.module.css'

type Square = NonNullable<Statistics['complaint_squares']>[0]

/** The nearest zoom that the map opens at by itself: streets of one village. */
const nearest = 15

function draw(layer: LayerGroup, squares: readonly Square[]): void {
  layer.clearLayers()
  const most = Math.max(...squares.map(({ count }) => count), 1)
  for (const { lat, lng, count } of squares) {
    const size = circleSize(count, most)
    const figure = formatNumber(count)
    const icon = divIcon({
      className: styles.circle ?? '',
      iconSize: [size, size],
      iconAnchor: [size / 2, size / 2],
      html: `<span>${figure}</span>`,
    })
    const name = text('statistics.circle', { count, figure })
    marker([lat / MICRO, lng / MICRO], {
      icon,
      keyboard: false,
      interactive: false,
      alt: name,
      title: name,
    }).addTo(layer)
  }
}

/** Where complaints come from: a circle for each square that has some, larger where there are more, with their number. */
export default function SquaresMap({ squares, label }: { squares: readonly Square[]; label: string }) {
  const { t } = useTranslation()
  const { institution } = useSession()
  const place = useRef<HTMLDivElement>(null)
  const opened = useRef<{ map: LeafletMap; layer: LayerGroup }>(undefined)
  const { lat, lon, zoom } = institution?.map ?? ROMANIA

  useEffect(() => {
    if (!place.current) return
    let isGone = false
    const map = openPlainMap(place.current, { zoomIn: t('map.zoom_in'), zoomOut: t('map.zoom_out') })
    map.setView([lat, lon], zoom)
    opened.current = { map, layer: layerGroup().addTo(map) }
    addBaseLayer(map, () => isGone).catch(() => undefined)
    return () => {
      isGone = true
      map.remove()
      opened.current = undefined
    }
  }, [t, lat, lon, zoom])
  useEffect(() => {
    const { current } = opened
    if (!current) return
    draw(current.layer, squares)
    const corners = squares.map((square): [number, number] => [square.lat / MICRO, square.lng / MICRO])
    if (corners.length > 0) current.map.fitBounds(corners, { padding: [40, 40], maxZoom: nearest })
  }, [squares])

  return <div ref={place} className={styles.map} role="application" aria-label={label} />
}
