import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that tells whether the person is still on the page of this component: an answer may come after
 * they have left it. A page that is being left still stands while the next one is fetched; what it shows then goes
 * unread.
 */
export function useIsHere(): () => boolean {
  const router = useRouter()
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return useCallback(() => {
    const { location, resolvedLocation = location } = router.state
    const pageAt = (pathname: string) => router.getMatchedRoutes(pathname)[0].at(-1)?.id
    return here.current && pageAt(location.pathname) === pageAt(resolvedLocation.pathname)
  }, [router])
}
