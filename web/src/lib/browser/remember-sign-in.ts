import { staffCookie } from '@hdoc/contract/portal/consent-names.ts'
import { writeCookie } from './cookies.ts'
import { signInKey } from './signed-in-before.ts'

/** As long as browsers keep a cookie. */
const KEPT_DAYS = 400

/** Remembers it for this page, and in a cookie for the server, which gives such a browser no scripts of others. */
export function rememberSignIn(): void {
  writeCookie(staffCookie, '1', KEPT_DAYS)
  try {
    localStorage.setItem(signInKey, '1')
  } catch {
    // The cookie alone remembers it then.
  }
}
