import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { emptySession } from '../../src/entities/session/session.ts'
import { setSession } from '../../src/entities/session/session-store.ts'
import { setLanguage } from '../../src/lib/languages/language.ts'
import { closeErrorDialog } from '../../src/ui/feedback/error-dialog-store.ts'
import { currentToasts, dropAllKept, dropToast } from '../../src/ui/feedback/toast-store.ts'
import './patient-queries.ts'
import './quick-elements.ts'

// Every test of a page begins in a new browser tab: nobody is signed in, nothing is kept, in Romanian.

/** A moment back: one that ends now would still be there in this same millisecond. */
function forgetCookies(): void {
  for (const cookie of document.cookie.split('; '))
    Reflect.set(document, 'cookie', `${cookie.split('=', 1)[0]}=;path=/;max-age=-1`)
}

beforeEach(() => {
  forgetCookies()
  setSession(emptySession)
  sessionStorage.clear()
  localStorage.clear()
  setLanguage('ro')
})
afterEach(() => {
  cleanup()
  closeErrorDialog()
  // Files share what they import: a message of the test before would stand on this page too.
  for (const { id } of currentToasts()) dropToast(id)
  dropAllKept()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
