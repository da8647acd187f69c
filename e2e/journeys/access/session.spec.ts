import { openFromMenu, tell } from '../../support/page-facts.ts'
import {
  demoPassword,
  expect,
  expectAccessible,
  fillSignIn,
  hosts,
  signIn,
  test,
} from '../../support/test.ts'

const logoutEntry = { name: /Ieșire din cont|Sign out/ }
const listMemory = [
  'dt-session-columns',
  'dt-session-state',
  'dt-workcase-columns',
  'dt-workcase-state',
] as const

test('a wrong password says so under the field, keeps the name and goes on from there', async ({ page }) => {
  await page.goto(`${hosts.first}/#/login`)
  await page.getByRole('button', { name: 'Intră în cont' }).click()
  const username = page.getByLabel('Utilizator sau e-mail')
  await expect(username).toHaveAccessibleDescription('Acest câmp trebuie să fie completat.')
  await expect(username).toBeFocused()
  await fillSignIn(page, 'sorin.bujor', 'nu-e-parola-mea')
  await expect(username).toHaveAccessibleDescription('Utilizatorul sau parola nu sunt corecte.')
  await expect(username).toHaveValue('sorin.bujor')
  await expect(page.locator('form input:focus')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByLabel('Parola', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sorin')
})

test('the page wanted before sign-in opens after it; another site never does', async ({ page }) => {
  await page.goto(`${hosts.first}/#/document/list?search=urbanism`)
  await expect(page).toHaveURL(/#\/login$/)
  await fillSignIn(page, 'gina.liliacu')
  await expect(page).toHaveURL(/#\/document\/list\?search=urbanism$/)
  await expect(page.getByLabel('Caută în listă')).toHaveValue('urbanism')

  await page.goto(`${hosts.first}/#/login`)
  await expect(page).toHaveURL(/#\/dashboard$/)
  await page.goto(`${hosts.first}/#/`)
  await expect(page).toHaveURL(/#\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gina')

  await page.getByRole('button', { name: /Contul meu/ }).click()
  await page.getByRole('menuitem', logoutEntry).click()
  await expect(page).toHaveURL(/#\/login$/)
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(hosts.first)) outside.push(request.url())
  })
  await page.goto(
    `${hosts.first}/?next=http://evil.example#/login?redirect=http://evil.example&next=//evil.example`,
  )
  await page.evaluate(() => sessionStorage.setItem('hdoc-wanted', '//evil.example/#/dashboard'))
  await fillSignIn(page, 'gina.liliacu')
  await expect(page).toHaveURL(/#\/dashboard$/)
  expect(new URL(page.url()).origin).toBe(hosts.first)
  expect(outside).toEqual([])
})

test('signing out forgets what the lists kept and shows nothing on the way back', async ({ page }) => {
  await signIn(page, 'gina.liliacu')
  await openFromMenu(page, 'Documente')
  await page.getByRole('button', { name: 'Număr', exact: true }).click()
  await expect(page).toHaveURL(/sortBy=number/)
  await page.evaluate((keys) => {
    for (const key of keys) if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, '{}')
  }, listMemory)
  await page.getByRole('button', { name: /Contul meu/ }).click()
  await expectAccessible(page)
  await page.getByRole('menuitem', logoutEntry).click()
  await expect(page).toHaveURL(/#\/login$/)
  expect(await page.evaluate((keys) => keys.map((key) => sessionStorage.getItem(key)), listMemory)).toEqual([
    null,
    null,
    null,
    null,
  ])
  await page.goBack()
  await expect(page).toHaveURL(/#\/login$/)
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('a session that ended behind the page leads to sign-in and back to the same place', async ({
  page,
  context,
}) => {
  await signIn(page, 'gina.liliacu')
  await expect(page.getByRole('heading', { name: 'Ultimele mele înregistrări' })).toBeVisible()
  await context.clearCookies()
  await openFromMenu(page, 'Documente')
  await expect(page).toHaveURL(/#\/login$/)
  await expect(page.getByRole('heading', { name: 'Autentificare' })).toBeVisible()
  await expectAccessible(page)
  await fillSignIn(page, 'gina.liliacu')
  await expect(page).toHaveURL(/#\/document\/list/)
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
})

test('language and theme are the person’s: after a reload and on another computer too', async ({
  page,
  join,
}) => {
  const look = (name: 'lang' | 'data-mantine-color-scheme', value: string) =>
    expect(page.locator('html')).toHaveAttribute(name, value)
  const choose = async (entry: string | RegExp) => {
    await page.getByRole('button', { name: /Contul meu|My account/ }).click()
    await Promise.all([
      page.waitForResponse((answer) => answer.url().endsWith('/api/preference/update')),
      page.getByRole('menuitemradio', { name: entry }).click(),
    ])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menuitemradio')).toHaveCount(0)
  }
  await signIn(page, 'dan.bradulet')
  await tell(page, '/api/preference/update', { language: 'ro', theme: 'auto' })
  await page.reload()
  await choose('English')
  await choose('Dark')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello, Dan')
  await expect(page.getByRole('link', { name: 'Documents', exact: true })).toBeVisible()
  await look('lang', 'en')
  await look('data-mantine-color-scheme', 'dark')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello, Dan')
  await look('data-mantine-color-scheme', 'dark')

  const other = await join('dan.bradulet')
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Hello, Dan')
  await expect(other.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')

  await choose('As the system')
  await choose('Română')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bună ziua, Dan')
  await expect(page).toHaveTitle('Panou · HDoc')
})
