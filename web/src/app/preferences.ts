import type { BodyIn } from '@hdoc/contract/endpoint.ts'
import { firstCalls } from '@hdoc/contract/first-calls.ts'
import type { Language } from '@hdoc/contract/languages.ts'
import type { sessionCalls } from '@hdoc/contract/session.ts'
import { currentSession, subscribeSession } from '../entities/session/session-store.ts'
import { ApiError, call } from '../lib/api.ts'
import { currentLanguage, onLanguageChange, setLanguage } from '../lib/language.ts'
import { logFailure } from '../lib/log.ts'

/** Keeps a choice of the signed-in person on the server. It works on this page even when that fails. */
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
 * The person's language and theme are taken over at sign-in, unless the language was chosen on this page just
 * before: then that choice becomes the person's.
 */
export function followPreferences(setTheme: (theme: Theme) => void): () => void {
  let person = 0
  let chosenAsGuest = false
  // What the server has: status was asked before the last choice.
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
    kept = user.language
    setTheme(user.theme)
    if (chosenAsGuest && currentLanguage() !== user.language) {
      kept = currentLanguage()
      void savePreference({ language: kept })
    } else setLanguage(user.language)
    chosenAsGuest = false
  })
  return () => {
    endLanguage()
    endSession()
  }
}
