import { systemClock } from '../../server/src/platform/clock.ts'
import { codeOf } from '../../server/test/browsers/one-time-code.ts'
import { expect, hosts, type Page } from './test.ts'

/** What a phone shows now, or when its clock is some steps ahead: the next code without waiting for it. */
export const phoneCode = (key: string, steps = 0): string => codeOf(key, { clock: systemClock }, steps)

/** The part of the profile about second factors. */
export const securityOf = (page: Page) => page.getByRole('region', { name: /Al doilea factor|Second factor/ })

export async function openSecurity(page: Page, host = hosts.first) {
  await page.goto(`${host}/#/profile`)
  const section = securityOf(page)
  await expect(section.getByRole('heading', { level: 3 })).toHaveCount(3)
  return section
}

/** Sets an authenticator app up from the profile; gives its key. */
export async function setUpApp(page: Page): Promise<string> {
  const section = await openSecurity(page)
  await section.getByRole('button', { name: 'Activează' }).click()
  const dialog = page.getByRole('dialog')
  const key = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await dialog.getByLabel('Codul din aplicație').fill(phoneCode(key))
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Le-am păstrat' }).click()
  return key
}

/** A phone in software: finger always there, keys that need no user name. */
export async function addAuthenticator(page: Page): Promise<{ count(): Promise<number> }> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    count: async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Contul meu/ }).click()
  await page.getByRole('menuitem', { name: /Ieșire din cont|Sign out/ }).click()
  await expect(page).toHaveURL(/#\/login$/)
}
