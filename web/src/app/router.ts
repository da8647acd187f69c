import { createHashHistory, createRouter, type RouterHistory } from '@tanstack/react-router'
import { Loading } from '../ui/feedback/states.tsx'
import { SectionError } from './errors/section-error.tsx'
import type { RouterContext } from './guards/enter.ts'
import { parseSearch, stringifySearch } from './routes/search-text.ts'
import { routeTree } from './tree/route-tree.ts'

export function createAppRouter(context: RouterContext, { history }: { history?: RouterHistory } = {}) {
  return createRouter({
    routeTree,
    context,
    history: history ?? createHashHistory(),
    parseSearch,
    stringifySearch,
    defaultPendingComponent: Loading,
    defaultErrorComponent: SectionError,
    // The query client knows what is still fresh.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

// Makes links and parameters typed in every room (decision 0136).
declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
