import { matchRoute } from './match-route.ts'
import { routes } from './routes.ts'

const key = 'hdoc-wanted'

/** Only a page of ours that exists and is not itself for guests: never another site, never a loop. */
export function isWantable(href: string): boolean {
  const [path = ''] = href.split('?')
  const route = matchRoute(routes, path)?.route
  return route?.screen !== undefined && route.guard !== 'guest'
}

/** Keeps the page a visitor wanted until sign-in, over a reload of the page. */
export function rememberWanted(href: string): void {
  if (isWantable(href)) sessionStorage.setItem(key, href)
}

/** The remembered page, once. */
export function takeWanted(): string | undefined {
  const href = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return href !== null && isWantable(href) ? href : undefined
}
