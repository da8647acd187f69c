import { afterEach, expect, test } from 'vitest'
import { ApiError } from '../../lib/calls/api-error.ts'
import '../../lib/languages/all-texts.ts'
import { setLanguage } from '../../lib/languages/language.ts'
import type { Source } from './error-catalogue.ts'
import { type Doors, performReactions } from './perform-reactions.ts'

/** Runs the reactions of a failure and tells what they did, in order. */
function done(error: ApiError, source: Source): string[] {
  const steps: string[] = []
  const doors: Doors = {
    toast: (message) => steps.push(`toast ${message}`),
    dialog: ({ message, details }) => steps.push(`dialog ${message} ${JSON.stringify(details)}`),
    log: (what, cause) => steps.push(`log ${what} ${String(cause)}`),
    signOut: () => steps.push('sign out'),
    markDomainInvalid: () => steps.push('domain invalid'),
    goLogin: () => steps.push('to login'),
    goInvalidDomain: () => steps.push('to invalid domain'),
    goNotFound: () => steps.push('to not found'),
    askStatus: () => steps.push('ask status'),
  }
  performReactions(error, source, doors)
  return steps
}
const failure = (status: number, message: string) =>
  new ApiError(message, { status, code: 'INTERNAL', body: { success: false } })

afterEach(() => setLanguage('ro'))

test('401 signs out and goes to login', () => {
  expect(done(failure(401, 'x'), 'call')).toEqual(['sign out', 'to login'])
})

test('a failure without a message says „Operation failed”', () => {
  setLanguage('en')
  expect(done(failure(422, ''), 'call')).toEqual(['toast Operation failed'])
  expect(done(failure(419, ''), 'call')).toEqual(['sign out', 'toast Operation failed'])
})

test('404 is flashed as „Not found Model” with the message; on a single record the page changes', () => {
  setLanguage('en')
  expect(done(failure(404, 'gone'), 'single')).toEqual(['toast Not found Model: gone', 'to not found'])
})

test('a message that is its own heading is said once', () => {
  expect(done(failure(404, 'Înregistrarea nu a fost găsită.'), 'call')).toEqual([
    'toast Înregistrarea nu a fost găsită.',
  ])
})

test('any other error is flashed and shown in the dialog with the answer', () => {
  setLanguage('en')
  expect(done(failure(500, 'broken'), 'call')).toEqual([
    'toast Error: broken',
    'dialog broken {"success":false}',
  ])
})

test('a refused host is marked and shown', () => {
  expect(done(failure(403, 'Nume domeniu neacceptat!'), 'status')).toEqual([
    'domain invalid',
    'to invalid domain',
  ])
})

test('a failed login-back is only logged', () => {
  expect(done(failure(409, 'x'), 'login-back')).toEqual(['log login-back ApiError: x'])
})

test('a failed logout does nothing', () => {
  expect(done(failure(500, 'x'), 'logout')).toEqual([])
})
