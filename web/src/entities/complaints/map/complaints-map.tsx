import type { ComplaintMark } from '@hdoc/contract/complaints/complaint-rows.ts'
import { complaintStatusLabels } from '@hdoc/contract/complaints/complaint-status.ts'
import { MICRO, microDegrees } from '@hdoc/contract/complaints/place.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type LayerGroup, type Map as LeafletMap, layerGroup, marker } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { today } from '../../../lib/format/clock.ts'
import { say, t as text } from '../../../lib/languages/i18n.ts'
import { addBaseLayer } from '../../../ui/map/base-layer.ts'
import { useSession } from '../../session/session-store.ts'
import { clockOf, clockText } from '../clock.ts'
import { complaintMapQuery, type MapQuery } from '../queries.ts'
import styles from './map.module.css'
import { clusterIcon, lookOf, markIcon } from './mark-icon.ts'
import { openPlainMap, ROMANIA } from './open-map.ts'

type Props = { status: MapQuery['status']; onOpen: (id: number) => void }

function boxOf(map: LeafletMap): Omit<MapQuery, 'status' | 'type'> {
  const bounds = map.getBounds()
  const edge = (degrees: number, most: number) =>
    Math.max(-most * MICRO, Math.min(most * MICRO, microDegrees(degrees)))
  return {
    south: edge(bounds.getSouth(), 90),
    west: edge(bounds.getWest(), 180),
    north: edge(bounds.getNorth(), 90),
    east: edge(bounds.getEast(), 180),
    zoom: map.getZoom(),
  }
}

function nameOf({ one, count }: ComplaintMark): string {
  if (!one) return text('complaints.cluster', { count })
  return text('complaints.mark', {
    number: one.number || text('complaints.no_number'),
    type: one.type.name,
    status: say(complaintStatusLabels[one.status]),
    time: clockText(one, today()),
  })
}

/** Draws the marks: a single one opens its complaint, a mark of several brings the map nearer. */
function draw(
  layer: LayerGroup,
  map: LeafletMap,
  marks: readonly ComplaintMark[],
  onOpen: (id: number) => void,
) {
  layer.clearLayers()
  for (const mark of marks) {
    const { one, lat, lng } = mark
    const name = nameOf(mark)
    const icon = one ? markIcon(lookOf(one, clockOf(one, today()))) : clusterIcon(mark)
    const at: [number, number] = [lat / MICRO, lng / MICRO]
    marker(at, { icon, keyboard: true, alt: name, title: name })
      .on('click keypress', (event) => {
        const { originalEvent } = event as { originalEvent?: KeyboardEvent }
        if (event.type === 'keypress' && originalEvent?.key !== 'Enter') return
        if (one) onOpen(one.id)
        else map.setView(at, Math.min(map.getZoom() + 2, map.getMaxZoom()))
      })
      .addTo(layer)
  }
}

/** Complaints on the map, those close together as one mark. What it shows stands in the list too. */
export default function ComplaintsMap({ status, onOpen }: Props) {
  const { t } = useTranslation()
  const { institution } = useSession()
  const place = useRef<HTMLDivElement>(null)
  const opened = useRef<{ map: LeafletMap; layer: LayerGroup }>(undefined)
  const open = useRef(onOpen)
  open.current = onOpen
  const [box, setBox] = useState<ReturnType<typeof boxOf>>()
  const { lat, lon, zoom } = institution?.map ?? ROMANIA
  const answer = useQuery({
    ...complaintMapQuery({ ...(box ?? { south: 0, west: 0, north: 0, east: 0, zoom: 5 }), status }),
    enabled: box !== undefined,
    placeholderData: keepPreviousData,
  })

  useEffect(() => {
    if (!place.current) return
    let isGone = false
    const map = openPlainMap(place.current, { zoomIn: t('map.zoom_in'), zoomOut: t('map.zoom_out') })
    map.setView([lat, lon], zoom)
    opened.current = { map, layer: layerGroup().addTo(map) }
    map.on('moveend', () => setBox(boxOf(map)))
    setBox(boxOf(map))
    addBaseLayer(map, () => isGone).catch(() => undefined)
    return () => {
      isGone = true
      map.remove()
      opened.current = undefined
    }
  }, [t, lat, lon, zoom])
  useEffect(() => {
    const { current } = opened
    if (current && answer.data) draw(current.layer, current.map, answer.data.marks, (id) => open.current(id))
  }, [answer.data])

  return (
    <section className={styles.part} aria-label={t('complaints.map')}>
      <div ref={place} className={styles.map} role="application" aria-label={t('complaints.map')} />
      <div className={styles.under}>
        <p role="status">{answer.data && t('complaints.map_total', { count: answer.data.total })}</p>
        <ul className={styles.legend}>
          <li className={styles.new}>○ {t('complaints.legend_new')}</li>
          <li className={styles.work}>● {t('complaints.legend_work')}</li>
          <li className={styles.soon}>◐ {t('complaints.legend_soon')}</li>
          <li className={styles.late}>! {t('complaints.legend_late')}</li>
        </ul>
        <p className={styles.help}>{t('complaints.map_help')}</p>
      </div>
    </section>
  )
}
