import { microDegrees, type Point } from '@hdoc/contract/complaints/place.ts'
import { useState } from 'react'

const patienceMs = 15_000

/** Asks the device where it is, when somebody presses the button. */
export function useHere(onPoint: (point: Point) => void) {
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle')
  const ask = () => {
    if (!('geolocation' in navigator)) return setState('failed')
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle')
        onPoint({ lat: microDegrees(coords.latitude), lng: microDegrees(coords.longitude) })
      },
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: patienceMs },
    )
  }
  return { state, ask }
}
