import { addAuthenticator, openSecurity, signOut } from '../../support/security.ts'
import { demoPassword, expect, expectAccessible, hosts, signIn, test } from '../../support/test.ts'

test('a passkey is made, opens the account without user name and password, is renamed and removed', async ({
  page,
}) => {
  await signIn(page, 'daniela.violetacampu')
  const phone = await addAuthenticator(page)
  const section = await openSecurity(page)
  await section.getByRole('button', { name: 'Adaugă o cheie de acces' }).click()
  const dialog = page.getByRole('dialog')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Numele cheii')).toHaveAccessibleDescription(/trebuie să fie completat/)
  await dialog.getByLabel('Numele cheii').fill('Laptopul de serviciu')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Păstrați codurile de recuperare' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Le-am păstrat' }).click()
  expect(await phone.count()).toBe(1)
  await expectAccessible(page)

  await signOut(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Intră cu o cheie de acces' }).click()
  await expect(page).toHaveURL(/#\/dashboard/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Daniela')

  await openSecurity(page)
  await expect(section.getByRole('listitem')).toContainText(/Laptopul de serviciu.*folosită ultima dată/)
  await section.getByRole('button', { name: /Redenumește cheia/ }).click()
  await dialog.getByLabel('Numele cheii').fill('Laptop')
  await page.keyboard.press('Enter')
  await expect(section.getByRole('listitem').locator('b')).toHaveText('Laptop')

  await section.getByRole('button', { name: /Elimină cheia de acces „Laptop”/ }).click()
  await dialog.getByLabel('Parola dumneavoastră').fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(section.getByRole('listitem')).toHaveCount(0)

  // The key is still in the phone, and opens nothing any more.
  await signOut(page)
  await page.getByRole('button', { name: 'Intră cu o cheie de acces' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Cheia de acces nu a fost acceptată')
  await expectAccessible(page)
})

test('a passkey of one institution is unknown on the host of another', async ({ page }) => {
  await signIn(page, 'marius.cornisor')
  await addAuthenticator(page)
  const section = await openSecurity(page)
  await section.getByRole('button', { name: 'Adaugă o cheie de acces' }).click()
  await page.getByLabel('Numele cheii').fill('Telefon')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Le-am păstrat' }).click()
  await page.goto(`${hosts.second}/#/login`)
  await page.getByRole('button', { name: 'Intră cu o cheie de acces' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Nu s-a folosit nicio cheie de acces')
  await expectAccessible(page)
})
