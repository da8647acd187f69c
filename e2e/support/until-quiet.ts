import { expect, type Page, type Request } from '@playwright/test'

type Calls = { open: Set<Request>; since: number }
const watched = new WeakMap<Page, Calls>()
/** So long nothing was asked for, in milliseconds. */
const QUIET_MS = 500

/** The stream of changes goes on for as long as the page is open. */
const isEndless = (request: Request): boolean => new URL(request.url()).pathname === '/api/live/stream'

/** Begins to watch what a page asks for. */
export function watchCalls(page: Page): void {
  const calls: Calls = { open: new Set(), since: performance.now() }
  watched.set(page, calls)
  const change = (request: Request, isOpen: boolean) => {
    if (isEndless(request)) return
    if (isOpen) calls.open.add(request)
    else calls.open.delete(request)
    calls.since = performance.now()
  }
  page.on('request', (request) => change(request, true))
  // An answer whose content the page does not read never counts as finished.
  page.on('response', (response) => change(response.request(), false))
  page.on('requestfinished', (request) => change(request, false))
  page.on('requestfailed', (request) => change(request, false))
}

/**
 * Resolves when the page has asked for nothing for a while. The browser's own „network idle” never comes to a page that
 * listens to its server.
 */
export async function untilQuiet(page: Page): Promise<void> {
  const calls = watched.get(page)
  if (!calls) throw new Error('this page is not watched')
  const asks = () =>
    calls.open.size > 0 ? [...calls.open].map((one) => one.url()) : performance.now() - calls.since < QUIET_MS
  await expect.poll(asks, { message: 'what the page still asks for' }).toBe(false)
}
