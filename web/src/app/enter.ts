import { redirect } from '@tanstack/react-router'
import {
  currentSession,
  endSession,
  ensureSession,
  refreshSession,
} from '../entities/session/session-store.ts'
import { t } from '../lib/i18n.ts'
import { toast } from '../ui/toast-store.ts'
import type { AppRoute } from './app-route.ts'
import { decide } from './guards.ts'
import { matchRoute } from './match-route.ts'
import { type Doors, performReactions } from './perform-reactions.ts'
import { routes } from './routes.ts'
import { rememberWanted, takeWanted } from './wanted-route.ts'

export type Wanted = { pathname: string; href: string; t: string | undefined }
export type Entrance = { doors: Doors; refetch: () => void }

/** Where the router goes instead of the wanted page; the step back skips the refused one. */
const instead = (href: string) => {
  const [to = '', search = ''] = href.split('?')
  return redirect({ to, search: Object.fromEntries(new URLSearchParams(search)), replace: true })
}

let refreshedFor: string | undefined

/** `/dashboard?t=…` asks everything anew, once per value. */
async function forcedRefresh(route: AppRoute, wanted: Wanted, entrance: Entrance): Promise<void> {
  if (route.name !== 'dashboard' || wanted.t === undefined || wanted.t === refreshedFor) return
  refreshedFor = wanted.t
  await refreshSession({ onFailure: (error) => performReactions(error, 'status', entrance.doors) })
  entrance.refetch()
}

/** Status is known; an unaccepted host leads to its own page. */
export async function know(entrance: Entrance, landing: boolean, isRefusalPage = false): Promise<void> {
  let refused = false
  const doors: Doors = {
    ...entrance.doors,
    // The router is on its way already: it is led by redirects, not by going elsewhere in between.
    signOut: endSession,
    goInvalidDomain: () => {
      refused = true
    },
  }
  await ensureSession({ landing, onFailure: (error) => performReactions(error, 'status', doors) })
  if (refused && !isRefusalPage) throw instead('/invalid-domain')
}

/**
 * What happens before a page is shown: its path is checked, status is known, the guard has decided.
 * Throws the redirect of the router when another page is shown instead.
 */
export async function enter(route: AppRoute, wanted: Wanted, entrance: Entrance): Promise<void> {
  if (matchRoute(routes, wanted.pathname)?.route !== route) throw instead('/404')
  await know(entrance, route.landing ?? false, route.name === 'hdoc.invalid.domain')
  await forcedRefresh(route, wanted, entrance)
  const decision = decide(route, currentSession())
  switch (decision.kind) {
    case 'allow':
      return
    case 'login':
      rememberWanted(wanted.href)
      throw instead('/login')
    case 'dashboard':
      // Shown once a client is entered; who is led away from a guest page wants nothing else.
      if (decision.message) {
        rememberWanted(wanted.href)
        toast({ kind: 'error', message: t(`pages.${decision.message}`) })
      } else takeWanted()
      throw instead('/dashboard')
    case 'onward':
      throw instead(takeWanted() ?? '/dashboard')
    case 'profile':
      throw instead('/profile')
    case 'invalid-domain':
      throw instead('/invalid-domain')
    case 'admin-home':
      throw instead('/admin-home')
    case 'forbidden':
      throw instead(`/forbidden?right=${encodeURIComponent(decision.missing)}`)
  }
}
