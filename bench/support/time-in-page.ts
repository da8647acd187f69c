import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from '../../e2e/support/open-browser.ts'

/** What starts the clock: an address to go to until its heading stands, or a button until other rows stand. */
export type Start = { hash: string; heading: string } | { press: string; rows: number }

const run = <T>(page: Page, name: string, ...given: unknown[]): Promise<T> =>
  page.evaluate<T>(`inPage.${name}(...${JSON.stringify(given)})`)

/** Makes the pages of a context ready for the functions below. */
export const prepare = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ path: fileURLToPath(new URL('./in-page.mjs', import.meta.url)) })

/**
 * Milliseconds inside the page itself, from the deed to the frame after the one that shows what was awaited; then, when
 * `further` is given, until an element of that selector is there too.
 */
export const msUntil = (page: Page, start: Start, further?: string): Promise<number[]> =>
  run(page, 'msUntil', start, ...(further === undefined ? [] : [further]))

/** Gives a document a file, through the server's own door. `text`: its bytes, one letter each. */
export const attachInPage = (page: Page, documentId: number, text: string): Promise<void> =>
  run(page, 'attach', documentId, text)

/** The newest hundred documents this person sees. */
export const newestInPage = (page: Page): Promise<{ id: number; number: string }[]> => run(page, 'newest')

/** Goes to a screen of the program that is open. */
export const goTo = (page: Page, hash: string): Promise<void> =>
  page.evaluate(`location.hash = ${JSON.stringify(hash)}; undefined`)
