import { useRouterState } from '@tanstack/react-router'
import type { AppRoute } from './app-route.ts'

/** The row of the route shown now. */
export const useCurrentPage = (): AppRoute | undefined =>
  useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.page })

/** The path shown now. While the next page is on its way, it is still that of the page before. */
export const useCurrentPath = (): string =>
  useRouterState({
    select: ({ resolvedLocation, location }) => resolvedLocation?.pathname ?? location.pathname,
  })
