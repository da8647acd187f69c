import { CONSENT_VERSION, consentCookie, OPEN_PATH } from '@hdoc/contract/portal/consent-names.ts'
import { signedInBefore } from './signed-in-before.ts'

/**
 * Pages that may carry scripts of others, by their address from its `#` on: home, gazette, posts, pages of text. A page with
 * a form, a code or a person on it is none of them.
 */
const open =
  /^#?\/?$|^#\/(?:monitor-oficial|monitor-oficial-list|admin-home|admin-post|contact|termeni-si-conditii|protectia-datelor-personale|terms)(?:[/?]|$)/

export const mayCarryScripts = (hash: string): boolean => open.test(hash)

/** Whether the answer of this browser agrees to anything; what it is is read only where scripts are loaded. */
const agrees = new RegExp(`(?:^| )${consentCookie}=${CONSENT_VERSION}\\.[^;]*\\.[a-z]`)

/** The document in which the page of an address stands in this browser. */
export const ownDocument = (hash: string): string =>
  mayCarryScripts(hash) && agrees.test(document.cookie) && !signedInBefore() ? OPEN_PATH : '/'

/**
 * Loads the document that the page of an address stands in, when this is another one. Scripts of one document are never in
 * the other: this is a full load. True = the page is being left.
 */
export function leaveForOwnDocument(hash: string): boolean {
  const { pathname } = location
  const here = pathname === OPEN_PATH ? OPEN_PATH : '/'
  const wanted = ownDocument(hash)
  if (wanted === here) return false
  location.replace(`${wanted}${hash}`)
  return true
}
