import type { QueryClient } from '@tanstack/react-query'
import { notFound, redirect } from '@tanstack/react-router'
import {
  currentSession,
  endSession,
  ensureSession,
  refreshSession,
} from '../../entities/session/session-store.ts'
import { leaveForOwnDocument } from '../../lib/browser/own-document.ts'
import { t } from '../../lib/languages/i18n.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { type Doors, performReactions } from '../errors/perform-reactions.ts'
import type { AppRoute } from '../routes/app-route.ts'
import { parseSearch } from '../routes/search-text.ts'
import { decide } from './guards.ts'
import type { WantedRoute } from './wanted-route.ts'

export type Entrance = { doors: Doors; refetch: () => void; wanted: WantedRoute }
/** What every route is given by the router. */
export type RouterContext = { entrance: Entrance; queries: QueryClient }
/** The router's account of a page that somebody comes to, or only prepares (`preload`). */
export type Coming = {
  location: { href: string; searchStr: string }
  context: RouterContext
  preload: boolean
}

/** The step back skips the refused page. */
const replace = true

/** Redirects to a remembered address, which was checked when it was taken. */
function remembered(href: string) {
  const [to = '', search = ''] = href.split('?')
  return redirect({ to: to as '/', search: parseSearch(search), replace })
}

let refreshedFor: string | undefined

/** Asks status and all data anew for `/dashboard?t=…`, once per value of `t`. */
async function forcedRefresh(page: AppRoute, { searchStr }: Coming['location'], entrance: Entrance) {
  const { t: value } = parseSearch(searchStr)
  if (page.name !== 'dashboard' || value === undefined || value === refreshedFor) return
  refreshedFor = value
  await refreshSession({ onFailure: (error) => performReactions(error, 'status', entrance.doors) })
  entrance.refetch()
}

/**
 * Makes sure status is known. Throws the redirect to the invalid-domain page when the server refuses the
 * host, unless that page itself is wanted.
 */
export async function know(entrance: Entrance, landing: boolean, isRefusalPage = false): Promise<void> {
  let refused = false
  const doors: Doors = {
    ...entrance.doors,
    // The router is already moving: lead it by a redirect, not by going elsewhere in between.
    signOut: endSession,
    goInvalidDomain: () => {
      refused = true
    },
  }
  await ensureSession({ landing, onFailure: (error) => performReactions(error, 'status', doors) })
  if (refused && !isRefusalPage) throw redirect({ to: '/invalid-domain', replace })
}

/**
 * Runs before a page is shown: makes sure status is known, asks the guard. Throws a redirect of the router when
 * another page is shown instead. A page that is only prepared is refused in silence.
 */
export async function enter(page: AppRoute, { location, context, preload }: Coming): Promise<void> {
  const { entrance } = context
  // The page goes on in the other document; nothing of it is shown here meanwhile.
  if (!preload && leaveForOwnDocument(`#${location.href}`)) await new Promise(() => {})
  if (!preload) {
    await know(entrance, page.landing ?? false, page.name === 'hdoc.invalid.domain')
    await forcedRefresh(page, location, entrance)
  }
  const decision = decide(page, currentSession())
  if (decision.kind === 'allow') return
  if (preload) throw notFound()
  switch (decision.kind) {
    case 'login':
      entrance.wanted.remember(location.href)
      throw redirect({ to: '/login', replace })
    case 'dashboard':
      // With a message, the page needs an institution: remember it, to show it once a client is entered.
      // Without a message, the person was led away from a guest page: forget the remembered page.
      if (decision.message) {
        entrance.wanted.remember(location.href)
        toast({ kind: 'error', message: t(`pages.${decision.message}`) })
      } else entrance.wanted.take()
      throw redirect({ to: '/dashboard', replace })
    case 'onward':
      throw remembered(entrance.wanted.take() ?? '/dashboard')
    case 'profile':
      throw redirect({ to: '/profile', replace })
    case 'invalid-domain':
      throw redirect({ to: '/invalid-domain', replace })
    case 'admin-home':
      throw redirect({ to: '/admin-home/{-$id}', replace })
    case 'forbidden':
      throw redirect({ to: '/forbidden', search: { right: decision.missing }, replace })
  }
}
