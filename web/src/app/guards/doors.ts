import { clearListMemory } from '../../entities/session/list-memory.ts'
import {
  endSession,
  forgetStatus,
  markDomainInvalid,
  refreshSession,
} from '../../entities/session/session-store.ts'
import { logFailure } from '../../lib/browser/log.ts'
import { showErrorDialog } from '../../ui/feedback/error-dialog-store.ts'
import { dropAllKept, toast } from '../../ui/feedback/toast-store.ts'
import type { Place } from '../../ui/links/place.ts'
import type { Doors } from '../errors/perform-reactions.ts'
import type { WantedRoute } from './wanted-route.ts'

/** The router, as far as reactions use it. `current` is an address inside the application. */
export type Places = {
  current: () => string
  go: (to: Place) => void
  /** Goes there in place of the present page, so that the step back skips the present page. */
  goInstead: (to: Place) => void
  wanted: WantedRoute
  /** Has the guards look again. */
  recheck: () => void
  /** Forgets the answers that belong to the person. */
  forget: () => void
}

const isAt = (current: string, path: string) => current.split('?')[0] === path

/** Connects the reactions with the running application. */
export function openDoors(places: Places): Doors {
  return {
    toast: (message) => toast({ kind: 'error', message }),
    dialog: showErrorDialog,
    log: logFailure,
    markDomainInvalid,
    signOut: () => {
      clearListMemory()
      dropAllKept()
      endSession()
      places.forget()
      places.recheck()
    },
    goLogin: () => {
      forgetStatus()
      if (isAt(places.current(), '/login')) return
      places.wanted.remember(places.current())
      places.go('/login')
    },
    goInvalidDomain: () => {
      if (!isAt(places.current(), '/invalid-domain')) places.go('/invalid-domain')
    },
    goNotFound: () => places.goInstead({ to: '/404', search: { _fr: 'model' } }),
    askStatus: () => void refreshSession().then(places.recheck),
  }
}
