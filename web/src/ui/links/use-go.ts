import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { hrefOf, type Place } from './place.ts'

/** Moves to a page of the application; `replace` leaves no step back. */
export function useGo(): (to: Place, options?: { replace?: boolean }) => void {
  const router = useRouter()
  return useCallback(
    (to, options) => {
      const href = hrefOf(router, to)
      if (options?.replace) router.history.replace(href)
      else router.history.push(href)
    },
    [router],
  )
}
