import { firstCalls } from '@hdoc/contract/access/first-calls.ts'
import { csrfCookie } from '@hdoc/contract/access/session-headers.ts'

/** The token of the readable cookie, undefined when there is none. */
function csrfToken(): string | undefined {
  const start = `${csrfCookie}=`
  const pair = document.cookie.split('; ').find((one) => one.startsWith(start))
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(start.length))
}

/**
 * Asks the server for a new token. A failure is ignored here: the call that needs the token then answers 419.
 */
export async function renewCsrf(): Promise<void> {
  try {
    await fetch(firstCalls.csrf.path, {
      credentials: 'same-origin',
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    })
  } catch {
    return
  }
}

/** The token for a call that changes something; asked for first when the page has none. */
export async function neededCsrf(): Promise<string> {
  if (csrfToken() === undefined) await renewCsrf()
  return csrfToken() ?? ''
}

/**
 * Calls before which the token is asked for anew (specification §7), because the page may have stood open for
 * long. They are listed by name, so that first loads need not know the calls.
 */
const withFreshToken: readonly string[] = [
  firstCalls.login.id,
  'account.register',
  'account.forgot_password',
  'account.sign_in_link',
  'account.reset_password',
  'account.confirm_address',
  'account.accept_invitation',
]
export const asksForToken = (endpointId: string): boolean => withFreshToken.includes(endpointId)
