import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Place } from './place.ts'

/** Milliseconds of pointing after which a person seems to mean a link, not to pass over it. */
const intentMs = 50

/**
 * Handlers that prepare a page (its code and what its loader asks) as soon as a person points at its link,
 * focuses or touches it.
 */
export function usePreload(place: Place | undefined) {
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leave = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (place === undefined) return {}
  const prepare = () =>
    void router.preloadRoute((typeof place === 'string' ? { to: place } : place) as { to: '/' })
  const intend = () => {
    leave()
    timer.current = setTimeout(prepare, intentMs)
  }
  return {
    onPointerEnter: intend,
    onPointerLeave: leave,
    onFocus: intend,
    onBlur: leave,
    onTouchStart: prepare,
  }
}
