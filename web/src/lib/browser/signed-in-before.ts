const storageKey = 'hdoc-signed-in'

/** Whether somebody has signed in in this browser before. Without storage nobody is known to have. */
export function signedInBefore(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

export function rememberSignIn(): void {
  try {
    localStorage.setItem(storageKey, '1')
  } catch {
    // The next visit then begins as that of a stranger.
  }
}
