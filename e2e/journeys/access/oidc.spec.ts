import { demoPassword } from '../../../server/src/demo/people/password.ts'
import { CLIENT, startProvider, type TestProvider } from '../../../server/test/browsers/oidc-provider.ts'
import { signOut } from '../../support/security.ts'
import { expect, expectAccessible, hosts, type Page, signIn, test } from '../../support/test.ts'

let provider: TestProvider
test.beforeAll(async () => {
  provider = await startProvider()
  provider.people.set('ioana', { email: 'ioana.salcam@dealuflorilor.example', email_verified: true })
  provider.people.set('maria', {
    email: 'maria.noua@example.com',
    email_verified: true,
    name: 'Maria Noua',
  })
})
test.afterAll(() => provider.close())

/** The pages of the provider itself: whoever types a name is that person, and agrees. */
async function passProvider(page: Page, login: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/`))
  await page.locator('input[name="login"]').fill(login)
  await page.locator('input[name="password"]').fill('orice')
  await page.locator('button[type="submit"]').click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('the administrator sets a provider up; a clerk signs in with its account, sees it linked and signs out', {
  tag: '@long',
}, async ({ page, join }) => {
  await signIn(page, 'administrator.client', `${hosts.first}/#/admin/settings/security`)
  const card = page.getByRole('region', { name: 'Autentificare prin furnizor de conturi' })
  await expect(card.getByText('Oprită')).toBeVisible()
  await expect(card.getByText(`${hosts.first}/api/oidc/callback`)).toBeVisible()
  await card.getByRole('button', { name: 'Configurează' }).click()
  const dialog = page.getByRole('dialog')
  const issuer = dialog.getByLabel(/^Adresa furnizorului/)
  await expect(issuer).toBeFocused()
  await issuer.fill(`${provider.issuer}/`)
  await dialog.getByRole('button', { name: 'Testează conexiunea' }).click()
  await expect(dialog.getByRole('status')).toHaveText(
    `Furnizorul se numește altfel: ${provider.issuer}. Scrieți adresa exact așa.`,
  )
  await expectAccessible(page)
  await issuer.fill(provider.issuer)
  await dialog.getByRole('button', { name: 'Testează conexiunea' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Furnizorul răspunde și poate fi folosit.')
  await dialog.getByLabel(/^Identificatorul clientului/).fill(CLIENT.id)
  await dialog.getByLabel(/^Secretul clientului/).fill(CLIENT.secret)
  await dialog.getByLabel('Utilizatorii pot intra prin furnizor').check()
  await page.keyboard.press('Control+s')
  await expect(dialog).toBeHidden()
  await expect(card.getByText('Pornită')).toBeVisible()
  await expect(card.getByText('este setat', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Configurează' }).click()
  await expect(dialog.getByLabel(/^Secretul clientului/)).toHaveValue('')
  await page.keyboard.press('Escape')

  const clerk = await join()
  await clerk.goto(`${hosts.first}/#/profile`)
  const button = clerk.getByRole('link', { name: 'Intră cu contul instituției' })
  await expect(button).toBeVisible()
  await expectAccessible(clerk)
  await button.click()
  await passProvider(clerk, 'ioana')
  // The first time the account is linked, and its owner says so with their password.
  await expect(clerk.getByRole('heading', { name: 'Legați contul instituției' })).toBeVisible()
  await expectAccessible(clerk)
  await clerk.getByLabel('Parola din HDoc').fill('nu aceasta')
  await clerk.keyboard.press('Enter')
  await expect(clerk.getByLabel('Parola din HDoc')).toHaveAccessibleDescription('Parola nu este corectă.')
  await clerk.getByLabel('Parola din HDoc').fill(demoPassword)
  await clerk.keyboard.press('Enter')
  await expect(clerk).toHaveURL(`${hosts.first}/#/profile`)
  await expect(clerk.getByText('Intrați în HDoc cu acest cont, fără parolă.')).toBeVisible()
  await expect(clerk.getByRole('button', { name: /^Dezleagă contul/ })).toBeVisible()
  await expectAccessible(clerk)
  await signOut(clerk)
  await expect(clerk.getByRole('link', { name: 'Intră cu contul instituției' })).toBeVisible()

  const stranger = await join()
  await stranger.goto(`${hosts.first}/#/login`)
  await stranger.getByRole('link', { name: 'Intră cu contul instituției' }).click()
  await passProvider(stranger, 'maria')
  await expect(stranger.getByRole('alert')).toContainText('nu are un cont la această instituție')
  await expect(stranger).toHaveURL(`${hosts.first}/#/login`)
  await expectAccessible(stranger)
  await expect(stranger.getByLabel('Utilizator sau e-mail')).toBeFocused()

  await card.getByRole('button', { name: 'Configurează' }).click()
  await dialog.getByLabel('Utilizatorii pot intra prin furnizor').uncheck()
  await page.keyboard.press('Control+s')
  await expect(card.getByText('Oprită')).toBeVisible()
  await stranger.getByRole('link', { name: 'Intră cu contul instituției' }).click()
  await expect(stranger.getByRole('alert')).toContainText('este oprită')
  await expect(stranger.getByRole('link', { name: 'Intră cu contul instituției' })).toHaveCount(0)
})
