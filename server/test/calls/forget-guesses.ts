import type { TestApp } from '../browsers/app.ts'

/**
 * Forgets the unknown links and secrets that were tried. A walk tries one of every kind, which together are more than one
 * address may try.
 */
export const forgetGuesses = (t: Pick<TestApp, 'asSuperuser'>): Promise<unknown> =>
  t.asSuperuser(`delete from rate_limits where key like 'link|%'`)
