import { MAP_FRAME_PATH } from '@hdoc/contract/portal/outside-map-path.ts'
import { Button } from '@mantine/core'
import { IconMap2 } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MapPlace } from '../../ui/map/map-view.ts'
import { useSession } from '../session/session-store.ts'
import styles from './outside-map.module.css'
import { placeOfMessage } from './place-of-message.ts'

type Props = { value: MapPlace | null; onChange: (place: MapPlace) => void }

const beginningAt = (place: MapPlace | null): string =>
  place === null ? '' : `#${place.lat},${place.lon},${place.zoom}`

function MapFrame({ value, onChange }: Props) {
  const { t } = useTranslation()
  const frame = useRef<HTMLIFrameElement>(null)
  const pick = useRef(onChange)
  pick.current = onChange
  // The map stays where its reader moved it: it begins at the place, and does not follow it.
  const [address] = useState(() => `${MAP_FRAME_PATH}${beginningAt(value)}`)
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      const place = source === frame.current?.contentWindow ? placeOfMessage(data) : undefined
      if (place) pick.current(place)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])
  return <iframe ref={frame} className={styles.frame} src={address} title={t('map.outside')} />
}

/**
 * The map of another server, where the institution has one: nothing is asked of it before somebody opens it. Our own map
 * beside it needs none.
 */
export function OutsideMap(props: Props) {
  const { t } = useTranslation()
  const { institution } = useSession()
  const [isOpen, setOpen] = useState(false)
  const host = institution?.outside_map ?? ''
  if (host === '') return null
  if (isOpen) return <MapFrame {...props} />
  return (
    <div className={styles.offer}>
      <Button variant="default" leftSection={<IconMap2 size={16} />} onClick={() => setOpen(true)}>
        {t('map.outside_open')}
      </Button>
      <span>{t('map.outside_text', { host })}</span>
    </div>
  )
}
