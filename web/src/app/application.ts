import type { QueryClient } from '@tanstack/react-query'
import type { RouterHistory } from '@tanstack/react-router'
import { currentSession, subscribeSession } from '../entities/session/session-store.ts'
import { setTakeWanted } from '../entities/session/wanted-page.ts'
import { setApiReactions } from '../lib/api.ts'
import type { ApiError } from '../lib/api-error.ts'
import { applyBrandColors } from '../ui/theme/brand-colors.ts'
import type { Source } from './errors/error-catalogue.ts'
import { type Doors, performReactions } from './errors/perform-reactions.ts'
import { createQueryClient } from './errors/query-client.ts'
import { openDoors } from './guards/doors.ts'
import { followRights } from './guards/follow-rights.ts'
import { takeWanted } from './guards/wanted-route.ts'
import { type AppRouter, createAppRouter } from './router.tsx'

export type Application = {
  router: AppRouter
  queryClient: QueryClient
  react: (error: ApiError, source: Source) => void
}

/** Creates router, query client and reactions of one page, connected with each other. */
export function createApplication(options: { history?: RouterHistory } = {}): Application {
  const react = (error: ApiError, source: Source) => performReactions(error, source, doors)
  const queryClient = createQueryClient(react)
  const doors: Doors = openDoors({
    current: () => router.history.location.href,
    go: (to) => router.history.push(to),
    goInstead: (to) => router.history.replace(to),
    recheck: () => void router.invalidate(),
    forget: () => queryClient.clear(),
  })
  const router: AppRouter = createAppRouter(
    { doors, refetch: () => void queryClient.invalidateQueries() },
    options,
  )
  const told = (error: ApiError) => react(error, 'call')
  const onRightsChanged = followRights({
    react,
    recheck: () => void router.invalidate(),
    refetch: () => void queryClient.invalidateQueries(),
  })
  setApiReactions({
    onUnauthorized: told,
    onCsrf: told,
    onOtherSession: told,
    onInvalidDomain: told,
    onRightsChanged,
  })
  setTakeWanted(takeWanted)
  // Apply the institution's colours as soon as the session changes, before the guard lets the first page be
  // drawn, so that no page is drawn in other colours first.
  subscribeSession(() => applyBrandColors(currentSession().institution?.colors ?? null))
  return { router, queryClient, react }
}
