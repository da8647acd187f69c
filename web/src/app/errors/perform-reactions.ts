import type { ApiError } from '../../lib/calls/api-error.ts'
import { t } from '../../lib/languages/i18n.ts'
import { reactionsTo, type Source } from './error-catalogue.ts'

/** The actions that reactions use; `openDoors` fills them with router, toasts, dialog and session. */
export type Doors = {
  toast: (message: string) => void
  dialog: (notice: { message: string; details: unknown }) => void
  log: (what: string, error: unknown) => void
  signOut: () => void
  markDomainInvalid: () => void
  /** `goLogin` and `goInvalidDomain` go nowhere when that page is already shown. */
  goLogin: () => void
  goInvalidDomain: () => void
  goNotFound: () => void
  askStatus: () => void
}

/** Joins a heading and its message; a message that only repeats the heading is said once. */
const flashed = (heading: string, message: string): string =>
  message.replace(/[.!]$/, '') === heading ? message : `${heading}: ${message}`

/** Does what the catalogue says about a failure. */
export function performReactions(error: ApiError, source: Source, doors: Doors): void {
  for (const reaction of reactionsTo(error, source))
    switch (reaction.do) {
      case 'toast':
        doors.toast(reaction.message || t('messages.failed'))
        break
      case 'flash':
        doors.toast(flashed(t(`messages.${reaction.heading}`), reaction.message))
        break
      case 'dialog':
        doors.dialog({ message: reaction.message, details: reaction.details })
        break
      case 'log':
        doors.log(source, error)
        break
      case 'sign-out':
        doors.signOut()
        break
      case 'mark-domain-invalid':
        doors.markDomainInvalid()
        break
      case 'go-login':
        doors.goLogin()
        break
      case 'go-invalid-domain':
        doors.goInvalidDomain()
        break
      case 'go-not-found':
        doors.goNotFound()
        break
      case 'ask-status':
        doors.askStatus()
        break
    }
}
