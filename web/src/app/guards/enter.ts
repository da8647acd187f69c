import { redirect } from '@tanstack/react-router'
import {
  currentSession,
  endSession,
  ensureSession,
  refreshSession,
} from '../../entities/session/session-store.ts'
import { t } from '../../lib/i18n.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { type Doors, performReactions } from '../errors/perform-reactions.ts'
import type { AppRoute } from '../routes/app-route.ts'
import { matchRoute } from '../routes/match-route.ts'
import { routes } from '../routes/routes.ts'
import { decide } from './guards.ts'
import { rememberWanted, takeWanted } from './wanted-route.ts'

export type Wanted = { pathname: string; href: string; t: string | undefined }
export type Entrance = { doors: Doors; refetch: () => void }

/** The redirect to the page shown instead of the wanted one; the step back skips the refused page. */
const instead = (href: string) => {
  const [to = '', search = ''] = href.split('?')
  return redirect({ to, search: Object.fromEntries(new URLSearchParams(search)), replace: true })
}

let refreshedFor: string | undefined

/** Asks status and all data anew for `/dashboard?t=…`, once per value of `t`. */
async function forcedRefresh(route: AppRoute, wanted: Wanted, entrance: Entrance): Promise<void> {
  if (route.name !== 'dashboard' || wanted.t === undefined || wanted.t === refreshedFor) return
  refreshedFor = wanted.t
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
  if (refused && !isRefusalPage) throw instead('/invalid-domain')
}

/**
 * Runs before a page is shown: checks the path, makes sure status is known, asks the guard. Throws a redirect
 * of the router when another page is shown instead.
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
      // With a message, the page needs an institution: remember it, to show it once a client is entered.
      // Without a message, the person was led away from a guest page: forget the remembered page.
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
