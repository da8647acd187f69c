import { addAuthenticator, openSecurity, phoneCode, securityOf, signOut } from '../../support/security.ts'
import {
  besideApp,
  demoPassword,
  expect,
  expectAccessible,
  fillSignIn,
  hosts,
  signIn,
  test,
} from '../../support/test.ts'

test('an authenticator app is set up, asked for at sign-in, and a recovery code stands in for it', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, 'nicoleta.ghiocel', besideApp())
  const section = await openSecurity(page)
  await section.getByRole('button', { name: 'Activează' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByAltText('Cod QR pentru aplicația de autentificare')).toBeVisible()
  await expect(dialog.getByLabel('Codul din aplicație')).toBeFocused()
  await expectAccessible(page)
  const key = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Codul din aplicație')).toHaveAccessibleDescription(/Codul nu este corect/)
  await dialog.getByLabel('Codul din aplicație').fill(phoneCode(key))
  await page.keyboard.press('Enter')

  await expect(dialog.getByRole('heading', { name: 'Păstrați codurile de recuperare' })).toBeVisible()
  const codes = await dialog
    .getByRole('list', { name: 'Cele zece coduri' })
    .getByRole('listitem')
    .allTextContents()
  expect(new Set(codes).size).toBe(10)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Descarcă' }).click()
  expect((await download).suggestedFilename()).toBe('coduri-de-recuperare-hdoc.txt')
  await dialog.getByRole('button', { name: 'Le-am păstrat' }).click()
  await expect(section.getByText('Activ', { exact: true })).toBeVisible()
  await expect(section.getByText(/Au rămas 10 coduri nefolosite/)).toBeVisible()
  await expectAccessible(page)

  await signOut(page)
  await fillSignIn(page, 'nicoleta.ghiocel')
  await expect(page.getByRole('heading', { name: 'Al doilea pas' })).toBeVisible()
  const field = page.getByLabel('Codul din aplicație')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription('Acest câmp trebuie să fie completat.')
  await page.keyboard.type('111111')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/Codul nu este corect/)
  await expectAccessible(page)
  // As it is copied from the phone: with a blank in the middle; it replaces the wrong one.
  const code = phoneCode(key, 1)
  await page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/dashboard/)

  await signOut(page)
  await fillSignIn(page, 'nicoleta.ghiocel')
  await page.getByRole('button', { name: 'un cod de recuperare' }).click()
  await expect(page.getByLabel('Cod de recuperare')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.insertText(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/dashboard/)
  await openSecurity(page)
  await expect(securityOf(page).getByText(/Au rămas 9 coduri nefolosite/)).toBeVisible()
})

test('the way back from the second step, and its end after five attempts', async ({ page, join }) => {
  const first = await join('stefan.plopeanu', { at: besideApp() })
  const section = await openSecurity(first)
  await section.getByRole('button', { name: 'Activează' }).click()
  const key = ((await first.getByRole('dialog').locator('code').textContent()) ?? '').replaceAll(' ', '')
  await first.getByLabel('Codul din aplicație').fill(phoneCode(key))
  await first.keyboard.press('Enter')
  await first.getByRole('button', { name: 'Le-am păstrat' }).click()

  await page.goto(`${hosts.first}/#/login`)
  await fillSignIn(page, 'stefan.plopeanu')
  await page.getByRole('button', { name: 'Înapoi la parolă' }).click()
  await expect(page.getByLabel('Utilizator sau e-mail')).toHaveValue('stefan.plopeanu')
  await expect(page.getByLabel('Parola', { exact: true })).toBeFocused()
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  const field = page.getByLabel('Codul din aplicație')
  for (const wrong of ['000000', '000001', '000002', '000003']) {
    await field.fill(wrong)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Continuă' })).toBeEnabled()
    await expect(field).toHaveAccessibleDescription(/Codul nu este corect/)
  }
  await expectAccessible(page)
  // What was typed too often from here is refused with the time to wait (product rule §11).
  for (const wrong of ['000004', '000005']) {
    await field.fill(wrong)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /Continuă|Intră în cont/ })).toBeEnabled()
  }
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    /Prea multe încercări|prea multe încercări/,
  )
})

test('a passkey as the second factor, and a refused change of who cannot prove themselves', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, 'petru.artaru')
  const phone = await addAuthenticator(page)
  const section = await openSecurity(page)
  await section.getByRole('button', { name: 'Adaugă o cheie de acces' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Numele cheii')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('Telefonul lui Petru')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Le-am păstrat' }).click()
  expect(await phone.count()).toBe(1)
  await expect(section.getByRole('listitem')).toContainText('Telefonul lui Petru')

  await section.getByRole('button', { name: /Elimină cheia de acces/ }).click()
  await expect(dialog.getByText(/Este singurul factor/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Parola dumneavoastră').fill('nu-e-parola-mea')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Parola dumneavoastră')).toHaveAccessibleDescription(/nu sunt corecte/)
  await dialog.getByRole('button', { name: 'Renunță', exact: true }).click()
  await dialog.getByRole('button', { name: 'Renunț la modificări' }).click()

  await signOut(page)
  await fillSignIn(page, 'petru.artaru')
  const use = page.getByRole('button', { name: 'Folosește cheia de acces' })
  await expect(use).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/dashboard/)
})
