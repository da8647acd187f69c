import { staffCookie } from '@hdoc/contract/portal/consent.ts'
import { readCookie, writeCookie } from './cookies.ts'

const storageKey = 'hdoc-signed-in'
/** As long as browsers keep a cookie. */
const KEPT_DAYS = 400

/** Whether somebody has signed in in this browser before. Without storage and cookies nobody is known to have. */
export function signedInBefore(): boolean {
  if (readCookie(staffCookie) !== undefined) return true
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

/** Remembers it for this page, and in a cookie for the server, which gives such a browser no scripts of others. */
export function rememberSignIn(): void {
  writeCookie(staffCookie, '1', KEPT_DAYS)
  try {
    localStorage.setItem(storageKey, '1')
  } catch {
    // The next visit then begins as that of a stranger.
  }
}
