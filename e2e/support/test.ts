import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { demoPassword } from '../../server/src/app/demo/password.ts'

export type { Page }
export { expect }

const port = process.env.HDOC_E2E_PORT
export const hosts = {
  first: `http://dealuflorilor.localhost:${port}`,
  /** The first institution's default host; the test runner's own fetch knows this name too. */
  bare: `http://localhost:${port}`,
  second: `http://valeaalba.localhost:${port}`,
  admin: `http://admin.localhost:${port}`,
  unknown: `http://altundeva.localhost:${port}`,
}

/** Nothing against WCAG 2.2 AA on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
  ).toEqual([])
}

export async function signIn(page: Page, username: string, host = hosts.first): Promise<void> {
  await page.goto(`${host}/#/login`)
  await page.getByLabel(/Utilizator sau e-mail|User name or e-mail/).fill(username)
  await page.getByLabel(/^(Parola|Password)/).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/dashboard/)
}

/** Journeys fail on any script error of the page. */
export const test = base.extend<{ noErrors: undefined }>({
  noErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      await use(undefined)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})
