import { useCallback, useEffect, useRef } from 'react'

/** Tells whether this part still stands on the page: an answer may come after it has been left. */
export function useIsHere(): () => boolean {
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return useCallback(() => here.current, [])
}
