import { type RefObject, useEffect, useState } from 'react'

/**
 * The inner width and height of an element in pixels, kept up to date; 0 before the element is there. An
 * element out of sight keeps the size it had.
 */
export function useRoom(ref: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element
      if (width === 0 && height === 0) return
      setRoom((before) => (before.width === width && before.height === height ? before : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return room
}
