import type { QueryClient } from '@tanstack/react-query'
import type { RouterHistory } from '@tanstack/react-router'
import { applyChange } from '../entities/changes/apply-change.ts'
import { currentSession, subscribeSession } from '../entities/session/session-store.ts'
import { setTakeWanted } from '../entities/session/wanted-page.ts'
import type { ApiError } from '../lib/calls/api-error.ts'
import { setApiReactions } from '../lib/calls/api-reactions.ts'
import { hrefOf } from '../ui/links/place.ts'
import { applyBrandColors } from '../ui/theme/brand-colors.ts'
import type { Source } from './errors/error-catalogue.ts'
import { type Doors, performReactions } from './errors/perform-reactions.ts'
import { createQueryClient } from './errors/query-client.ts'
import { openDoors } from './guards/doors.ts'
import { followRights } from './guards/follow-rights.ts'
import { keepWanted } from './guards/wanted-route.ts'
import { isWantable } from './page-at.ts'
import { type AppRouter, createAppRouter } from './router.ts'

export type Application = {
  router: AppRouter
  queryClient: QueryClient
  react: (error: ApiError, source: Source) => void
}

/** Creates router, query client and reactions of one page, connected with each other. */
export function createApplication(options: { history?: RouterHistory } = {}): Application {
  const react = (error: ApiError, source: Source) => performReactions(error, source, doors)
  const queryClient = createQueryClient(react)
  const askAnew = () => void applyChange(queryClient, { what: 'everything' })
  const wanted = keepWanted((href) => isWantable(router, href))
  const doors: Doors = openDoors({
    current: () => router.history.location.href,
    go: (to) => router.history.push(hrefOf(router, to)),
    goInstead: (to) => router.history.replace(hrefOf(router, to)),
    wanted,
    recheck: () => void router.invalidate(),
    forget: () => queryClient.clear(),
  })
  const router: AppRouter = createAppRouter(
    {
      entrance: { doors, refetch: askAnew, wanted },
      queries: queryClient,
    },
    options,
  )
  const told = (error: ApiError) => react(error, 'call')
  const onRightsChanged = followRights({
    react,
    recheck: () => void router.invalidate(),
    refetch: askAnew,
  })
  setApiReactions({
    onUnauthorized: told,
    onCsrf: told,
    onOtherSession: told,
    onInvalidDomain: told,
    onRightsChanged,
  })
  setTakeWanted(wanted.take)
  // Apply the institution's colours as soon as the session changes, before the guard lets the first page be
  // drawn, so that no page is drawn in other colours first.
  subscribeSession(() => applyBrandColors(currentSession().institution?.colors ?? null))
  return { router, queryClient, react }
}
