import { matchRoute } from '../routes/match-route.ts'
import { routes } from '../routes/routes.ts'

const key = 'hdoc-wanted'

/**
 * Whether an address may be remembered: only an existing page of ours that is not for guests, so never
 * another site and never a loop.
 */
export function isWantable(href: string): boolean {
  const [path = ''] = href.split('?')
  const route = matchRoute(routes, path)?.route
  return route?.screen !== undefined && route.guard !== 'guest'
}

/** Keeps the page a visitor wanted until sign-in, also over a reload of the page. */
export function rememberWanted(href: string): void {
  if (isWantable(href)) sessionStorage.setItem(key, href)
}

/** Returns the remembered page and forgets it. */
export function takeWanted(): string | undefined {
  const href = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return href !== null && isWantable(href) ? href : undefined
}
