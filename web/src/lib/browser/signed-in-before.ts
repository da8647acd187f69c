import { staffCookie } from '@hdoc/contract/portal/consent-names.ts'

export const signInKey = 'hdoc-signed-in'

/** Whether somebody has signed in in this browser before. Without storage and cookies nobody is known to have. */
export function signedInBefore(): boolean {
  try {
    return document.cookie.includes(`${staffCookie}=`) || localStorage.getItem(signInKey) !== null
  } catch {
    return false
  }
}
