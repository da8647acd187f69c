import type { AppRouter } from './router.ts'
import type { AppRoute } from './routes/app-route.ts'

/** The row of the page at a path; undefined when there is no such page or its screen is not built. */
export function pageAt(router: AppRouter, path: string): AppRoute | undefined {
  const match = router.matchRoutes(path, {}).at(-1)
  const isPage = match !== undefined && match.paramsError === undefined && !match.routeId.endsWith('/$')
  return isPage ? match.staticData.page : undefined
}

/**
 * Whether an address may be remembered until sign-in: only an existing page of ours that is not for guests,
 * so never another site and never a loop.
 */
export function isWantable(router: AppRouter, href: string): boolean {
  const [path = ''] = href.split('?')
  const page = path.startsWith('/') ? pageAt(router, path) : undefined
  return page !== undefined && page.guard !== 'guest'
}
