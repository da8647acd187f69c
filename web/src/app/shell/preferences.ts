import { firstCalls } from '@hdoc/contract/access/first-calls.ts'
import type { sessionCalls } from '@hdoc/contract/access/session-calls.ts'
import type { BodyIn } from '@hdoc/contract/calls/endpoint.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import { currentSession, subscribeSession } from '../../entities/session/session-store.ts'
import { switchLanguage } from '../../entities/session/switch-language.ts'
import { logFailure } from '../../lib/browser/log.ts'
import { rememberSignIn } from '../../lib/browser/remember-sign-in.ts'
import { ApiError } from '../../lib/calls/api-error.ts'
import { call } from '../../lib/calls/call.ts'
import { currentLanguage, onLanguageChange } from '../../lib/languages/language.ts'

/**
 * Saves a choice of the signed-in person on the server. A failure is only logged, because the choice already
 * works on this page.
 */
export async function savePreference(choice: BodyIn<typeof sessionCalls.preferences>): Promise<void> {
  if (!currentSession().check) return
  try {
    await call(firstCalls.preferences, { body: choice, quiet: true })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    logFailure('preference', error)
  }
}

type Theme = 'light' | 'dark' | 'auto'

/**
 * Takes over the person's language and theme at sign-in. A language that was chosen on this page just before
 * sign-in is kept instead, and saved as the person's. Returns the function that ends this.
 */
export function followPreferences(setTheme: (theme: Theme) => void): () => void {
  let person = 0
  let chosenAsGuest = false
  // The language the server has; the session's own value may be older than the last choice.
  let kept: Language | undefined
  const endLanguage = onLanguageChange((language) => {
    const { user } = currentSession()
    if (user === null) chosenAsGuest = true
    else if (kept !== language) {
      kept = language
      void savePreference({ language })
    }
  })
  const endSession = subscribeSession(() => {
    const { user } = currentSession()
    if (user === null) {
      person = 0
      return
    }
    if (user.id === person) return
    person = user.id
    rememberSignIn()
    kept = user.language
    setTheme(user.theme)
    if (chosenAsGuest && currentLanguage() !== user.language) {
      kept = currentLanguage()
      void savePreference({ language: kept })
    } else void switchLanguage(user.language)
    chosenAsGuest = false
  })
  return () => {
    endLanguage()
    endSession()
  }
}
