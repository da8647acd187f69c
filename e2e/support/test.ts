import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { demoPassword } from '../../server/src/demo/people/password.ts'
import { sessionOf } from './session-of.ts'
import { watchCalls } from './until-quiet.ts'

export { expectAccessible } from './accessible.ts'
export { untilQuiet } from './until-quiet.ts'
export type { Page }
export { demoPassword, expect }

const port = process.env.HDOC_E2E_PORT
export const hosts = {
  first: `http://dealuflorilor.localhost:${port}`,
  /** The first institution's default host; the test runner's own fetch knows this name too. */
  bare: `http://localhost:${port}`,
  second: `http://valeaalba.localhost:${port}`,
  admin: `http://admin.localhost:${port}`,
  unknown: `http://altundeva.localhost:${port}`,
}

/** Fills the sign-in form that is open, in whichever language, and sends it. */
export async function fillSignIn(page: Page, username: string, password = demoPassword): Promise<void> {
  await page.getByLabel(/Utilizator sau e-mail|User name or e-mail/).fill(username)
  await page.getByLabel(/^(Parola|Password)/).fill(password)
  await page.keyboard.press('Enter')
}

/** A page of a host in which nothing is drawn: a journey that begins with calls makes them from here. */
export const besideApp = (host = hosts.first): string => `${host}/favicon.svg`

/**
 * Opens a page with a session of this person: the dashboard of a host, or the address a journey begins at. The form of
 * sign-in has journeys of its own; filling it, or drawing a dashboard nobody looks at, took a quarter of the time each.
 */
export async function signIn(page: Page, username: string, at = hosts.first): Promise<void> {
  const { origin } = new URL(at)
  await page.context().addCookies(await sessionOf(page, username, origin))
  const isOpen = page.url().startsWith(`${origin}/`)
  await page.goto(at === origin ? `${origin}/#/dashboard` : at)
  // A page that is open already would only follow the address, as the guest it has been.
  if (isOpen) await page.reload()
}

/** Another browser of its own; signed in when a name is given, and then opened `at` an address. */
export type Join = (username?: string, options?: BrowserContextOptions & { at?: string }) => Promise<Page>

async function joiner(browser: Browser, watch: (page: Page) => void, use: (join: Join) => Promise<void>) {
  const opened: Page[] = []
  await use(async (username, { at, ...options } = {}) => {
    const page = await (await browser.newContext(options)).newPage()
    opened.push(page)
    watch(page)
    if (username !== undefined) await signIn(page, username, at)
    return page
  })
  for (const page of opened) await page.context().close()
}

/** Journeys fail on any script error of their pages. */
export const test = base.extend<{ watch: (page: Page) => void; noErrors: undefined; join: Join }>({
  watch: async ({ baseURL: _ }, use) => {
    const errors: string[] = []
    await use((page) => {
      watchCalls(page)
      page.on('pageerror', (error) => errors.push(error.message))
    })
    expect(errors).toEqual([])
  },
  noErrors: [
    async ({ page, watch }, use) => {
      watch(page)
      await use(undefined)
    },
    { auto: true },
  ],
  join: ({ browser, watch }, use) => joiner(browser, watch, use),
})
