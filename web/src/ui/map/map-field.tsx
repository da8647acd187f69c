import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addBaseLayer } from './base-layer.ts'
import styles from './map.module.css'
import { type MapPlace, type MapView, openMap } from './map-view.ts'

export type MapFieldProps = {
  label: string
  value: MapPlace | null
  onChange: (place: MapPlace) => void
  /** What is looked at while nothing is chosen; Romania as a whole without it. */
  start?: MapPlace | undefined
  /** The point is kept to a tenth of a metre. */
  precise?: boolean
}

/**
 * A map on which one place is chosen. Its code is large, so load it lazily. Put fields with the numbers
 * beside it.
 */
export default function MapField({ label, value, onChange, start, precise = false }: MapFieldProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<MapView>(undefined)
  const pick = useRef(onChange)
  const latest = useRef(value)
  const begin = useRef(start)
  const [failed, setFailed] = useState(false)
  pick.current = onChange

  useEffect(() => {
    if (!place.current) return
    const texts = { zoomIn: t('map.zoom_in'), zoomOut: t('map.zoom_out') }
    const opened = openMap(place.current, texts, (next) => pick.current(next), precise)
    let isGone = false
    view.current = opened
    addBaseLayer(opened.map, () => isGone).catch(() => setFailed(true))
    if (begin.current) opened.look(begin.current)
    opened.show(latest.current)
    return () => {
      isGone = true
      opened.close()
    }
  }, [t, precise])
  useEffect(() => {
    latest.current = value
    view.current?.show(value)
  }, [value])

  return (
    <div>
      <div ref={place} className={styles.map} role="application" aria-label={label} />
      {failed && <p role="status">{t('map.failed')}</p>}
    </div>
  )
}
