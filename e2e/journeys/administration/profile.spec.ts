import { readFile } from 'node:fs/promises'
import { ask, expectNoSideways } from '../../support/page-facts.ts'
import {
  besideApp,
  demoPassword,
  expect,
  expectAccessible,
  fillSignIn,
  hosts,
  type Page,
  test,
} from '../../support/test.ts'

/** The smallest picture: one blue pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg==',
  'base64',
)
const personMenu = (page: Page) => page.getByRole('button', { name: /^(Contul meu|My account)/ })
const groupMenu = (page: Page) => page.getByRole('button', { name: /^Compartiment activ/ })

test('a person keeps their own data, picture and sessions', async ({ join }) => {
  const page = await join('calin.jugastru')
  await personMenu(page).click()
  await page.getByRole('menuitem', { name: 'Profilul meu' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profilul meu')
  await expect(page.getByText('calin.jugastru@dealuflorilor.example').first()).toBeVisible()
  await expectAccessible(page)

  const phone = page.getByLabel('Telefon')
  await phone.fill('12')
  await page.getByRole('button', { name: 'Salvează' }).click()
  await expect(
    page.getByText('Introduceți un număr de telefon valid (ex. 07xx xxx xxx).').first(),
  ).toBeVisible()
  await phone.fill('0722 123 456')
  await page.getByRole('button', { name: 'Salvează' }).click()
  await expect(page.getByText('Profilul a fost salvat.')).toBeVisible()

  const picture = page.locator('input[type=file]')
  await picture.setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await expect(page.getByText('Tip de fișier neacceptat. Se acceptă: JPG, PNG, WEBP.')).toBeVisible()
  await picture.setInputFiles({ name: 'eu.png', mimeType: 'image/png', buffer: pixel })
  await expect(page.getByText('Fotografia a fost schimbată.')).toBeVisible()
  const shown = personMenu(page).locator('img')
  await expect(shown).toHaveJSProperty('naturalWidth', 256)

  const elsewhere = await join('calin.jugastru', { at: besideApp() })
  await page.reload()
  await expect(page.getByText('Sesiunea de acum', { exact: true })).toHaveCount(1)
  await page.getByRole('button', { name: 'Închide celelalte sesiuni' }).click()
  await expect(page.getByText('Celelalte sesiuni au fost închise.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Închide sesiunea/ })).toHaveCount(0)
  expect((await ask(elsewhere, '/api/profile/get')).status).toBe(401)

  await expect(page.getByText('Fotografie schimbată')).toHaveCount(1)
  const loading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descarcă text' }).click()
  const file = await loading
  expect(file.suggestedFilename()).toBe('datele-mele-calin.jugastru.txt')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('Utilizator: calin.jugastru')
  expect(text).toContain('Profil modificat')
  await expectAccessible(page)
})

test('another address asks for the password and waits for its confirmation', async ({ join }) => {
  const page = await join('calin.jugastru', { at: `${hosts.first}/#/profile` })
  await page.getByRole('button', { name: 'Schimbă', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(/^Adresa nouă/)).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('calin.nou@dealuflorilor.example')
  await dialog.getByRole('textbox', { name: /^Parola actuală/ }).fill('nu este aceasta')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Parola actuală nu este corectă.').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: /^Parola actuală/ }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Am trimis un link la calin\.nou@dealuflorilor\.example/)).toBeVisible()
  await expect(page.getByText('calin.jugastru@dealuflorilor.example').first()).toBeVisible()
})

test('a new password is told its rules while typed, and ends the other sessions', async ({ join }) => {
  const next = 'trei lalele pe gard'
  const page = await join('tutu.adela', { at: besideApp() })
  const elsewhere = await join('tutu.adela', { at: besideApp() })
  await page.goto(`${hosts.first}/#/change-password`)
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await expect(field('Parola actuală')).toBeFocused()
  await expectAccessible(page)
  await field('Parola actuală').fill(demoPassword)
  await field('Parola nouă').fill('parola')
  await expect(page.getByText('are 6 din cel puțin 12 caractere')).toBeVisible()
  await field('Parola nouă').fill('Parola123456!')
  await expect(page.getByText('are cel puțin 12 caractere: îndeplinit')).toBeVisible()
  await field('Parola nouă, încă o dată').fill('Parola123456!')
  await page.getByRole('button', { name: 'Schimbă parola' }).click()
  await expect(page.getByText(/Parola este prea des folosită/).first()).toBeVisible()
  await expectAccessible(page)
  await field('Parola nouă').fill(next)
  await field('Parola nouă, încă o dată').fill(next)
  await page.getByRole('button', { name: 'Arată parola: Parola nouă', exact: true }).click()
  await expect(field('Parola nouă')).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Schimbă parola' }).click()
  await expect(page.getByText('Parola a fost schimbată. Celelalte sesiuni au fost închise.')).toBeVisible()
  await expect(page).toHaveURL(/#\/profile/)
  expect((await ask(elsewhere, '/api/profile/get')).status).toBe(401)
  // The page goes on with its new session: a change of state passes.
  await page.getByLabel('Telefon').fill('0722 123 457')
  await page.getByRole('button', { name: 'Salvează' }).click()
  await expect(page.getByText('Profilul a fost salvat.')).toBeVisible()

  const again = await join()
  await again.goto(`${hosts.first}/#/login`)
  await fillSignIn(again, 'tutu.adela')
  await expect(again.getByText('Utilizatorul sau parola nu sunt corecte.').first()).toBeVisible()
  await fillSignIn(again, 'tutu.adela', next)
  await expect(again).toHaveURL(/#\/dashboard/)
})

test('who works in two groups chooses the active one by keyboard, and on a phone in the person’s menu', async ({
  join,
}) => {
  const page = await join('mirela.fantanaru')
  await expect(groupMenu(page)).toContainText('Secretariat general')
  await groupMenu(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'Secretariat general' })).toHaveAttribute(
    'aria-checked',
    'true',
  )
  await expectAccessible(page)
  await page.getByRole('menuitemradio', { name: 'Juridic și achiziții publice' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Lucrați acum în „Juridic și achiziții publice”.')).toBeVisible()
  await expect(groupMenu(page)).toContainText('Juridic și achiziții publice')
  await expect(page.getByText(/Juridic și achiziții publice/)).not.toHaveCount(1)
  await page.reload()
  await expect(groupMenu(page)).toContainText('Juridic și achiziții publice')

  const phone = await join('mirela.fantanaru', { viewport: { width: 390, height: 844 } })
  await expect(groupMenu(phone)).toBeHidden()
  await personMenu(phone).click()
  await expectAccessible(phone)
  await phone.getByRole('menuitemradio', { name: 'Juridic și achiziții publice' }).click()
  await expect(phone.getByText('Lucrați acum în „Juridic și achiziții publice”.')).toBeVisible()
  for (const path of ['profile', 'change-password']) {
    await phone.goto(`${hosts.first}/#/${path}`)
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(phone)
    await expectNoSideways(phone)
  }

  const gina = await join('gina.liliacu')
  await expect(gina.getByText('Registratură', { exact: true }).first()).toBeVisible()
  await expect(groupMenu(gina)).toHaveCount(0)
})

test('the profile speaks English, and the choice stays', async ({ join }) => {
  const page = await join('viorica.stejaru', { at: `${hosts.first}/#/profile` })
  await page.getByRole('combobox', { name: 'Limba' }).selectOption('en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My profile')
  await expect(page.getByRole('heading', { name: 'Open sessions' })).toBeVisible()
  await expectAccessible(page)
  const kept = page.waitForResponse(/preference\/update/)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ro')
  await kept
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profilul meu')
})
