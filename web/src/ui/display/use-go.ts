import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Moves to a path inside the application; `replace` leaves no step back. */
export function useGo(): (to: string, options?: { replace?: boolean }) => void {
  const { history } = useRouter()
  return useCallback((to, options) => (options?.replace ? history.replace(to) : history.push(to)), [history])
}
