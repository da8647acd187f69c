import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that tells whether this component is still on the page: an answer may come after the
 * person has left it.
 */
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
