import { linkIn, mailTo } from '../../support/outbox.ts'
import { ask, expectNoSideways, openFromMenu, tell } from '../../support/page-facts.ts'
import { phoneCode, setUpApp, signOut } from '../../support/security.ts'
import {
  besideApp,
  expect,
  expectAccessible,
  fillSignIn,
  hosts,
  type Page,
  signIn,
  test,
} from '../../support/test.ts'

const password = 'trei lalele pe gard'
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

async function search(page: Page, text: string) {
  await page.getByLabel('Caută în listă').fill(text)
  await page.keyboard.press('Enter')
}

test('a person is invited, sets a password and a second factor, signs in with both, and is deactivated', async ({
  page,
  join,
}) => {
  const email = 'horia.salcie@dealuflorilor.example'
  await signIn(page, 'administrator.client')
  await openFromMenu(page, 'Utilizatori')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Utilizatori')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Utilizator nou' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Nume', { exact: false }).first()).toBeFocused()
  await page.keyboard.type('Horia Salcie')
  await dialog.getByLabel(/^E-mail/).fill(email)
  await dialog.getByRole('textbox', { name: 'Utilizator' }).fill('gina.liliacu')
  await dialog.getByRole('combobox', { name: 'Adaugă un compartiment' }).fill('urban')
  await page.getByRole('option', { name: /Urbanism/ }).click()
  await dialog.getByRole('combobox', { name: /^Rolul în Urbanism/ }).selectOption({ label: 'Director' })
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(dialog.getByRole('textbox', { name: 'Utilizator' })).toBeFocused()
  await expect(dialog.getByText('Există deja o înregistrare cu această valoare.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Utilizator' }).fill('horia.salcie')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(`Invitația pentru Horia Salcie pleacă spre ${email}.`)).toBeVisible()
  await search(page, 'salcie')
  await expect(page.getByRole('row', { name: /Horia Salcie.*Invitat/ })).toBeVisible()

  const horia = await join()
  await horia.goto(linkIn(await mailTo(email, 'account.1.invitation')))
  await horia.getByLabel(/^Parola/).fill(password)
  await horia.getByLabel(/^Repetați parola/).fill(password)
  await horia.getByRole('button', { name: 'Activează contul' }).click()
  await expect(horia.getByRole('heading', { name: 'Contul este activ' })).toBeVisible()
  await horia.goto(`${hosts.first}/#/login`)
  await fillSignIn(horia, 'horia.salcie', password)
  await expect(horia).toHaveURL(/#\/dashboard/)
  const key = await setUpApp(horia)
  await signOut(horia)
  await fillSignIn(horia, 'horia.salcie', password)
  await horia.getByLabel('Codul din aplicație').fill(phoneCode(key, 1))
  await horia.keyboard.press('Enter')
  await expect(horia).toHaveURL(/#\/dashboard/)

  await page.reload()
  await page.getByRole('button', { name: 'Horia Salcie' }).click()
  await dialog.getByRole('button', { name: 'Ce poate face' }).click()
  await expect(
    dialog.getByRole('row', { name: /Vede statisticile compartimentului.*rolul „Director” în/ }),
  ).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Închide' }).last().click()

  await page
    .getByRole('row', { name: /Horia Salcie/ })
    .getByRole('checkbox')
    .check()
  await page.getByRole('button', { name: 'Dezactivează' }).click()
  await expect(dialog.getByText('Se schimbă 1 cont.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Dezactivează' }).click()
  await expect(dialog.getByText('S-a schimbat 1 cont.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Închide' }).last().click()
  await expect(page.getByRole('row', { name: /Horia Salcie.*Dezactivat/ })).toBeVisible()
  expect((await ask(horia, '/api/user/options')).status).toBe(401)
})

test('a selection goes into a department; who stays as they are is named before, with the reason', async ({
  page,
}) => {
  await signIn(page, 'administrator.client', besideApp())
  const people = ['Ilinca Corcodel', 'Sandu Corcodel']
  for (const name of people) {
    const username = name.toLowerCase().replace(' ', '.')
    const made = await tell(page, '/api/user/add', {
      name,
      username,
      email: `${username}@dealuflorilor.example`,
      password,
      password_confirmation: password,
    })
    expect(made.status).toBe(200)
  }
  await page.goto(`${hosts.first}/#/user/manage?search=corcodel`)
  await page
    .getByRole('row', { name: /Ilinca Corcodel/ })
    .getByRole('checkbox')
    .check()
  const dialog = page.getByRole('dialog')
  const putInto = async () => {
    await page.getByRole('button', { name: 'Adaugă în compartiment' }).click()
    await dialog.getByRole('combobox', { name: 'Compartiment', exact: false }).first().fill('stare civ')
    await page.getByRole('option', { name: /Stare civilă/ }).click()
  }
  await putInto()
  await expect(dialog.getByText('Se schimbă 1 cont.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Adaugă în compartiment' }).click()
  await dialog.getByRole('button', { name: 'Închide' }).last().click()
  await page
    .getByRole('row', { name: /Sandu Corcodel/ })
    .getByRole('checkbox')
    .check()
  await putInto()
  await expect(
    dialog.getByRole('row', { name: 'Ilinca Corcodel Face deja parte din compartiment.' }),
  ).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Adaugă în compartiment' }).click()
  await expect(dialog.getByText('S-a schimbat 1 cont.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Închide' }).last().click()
  await expect(page.getByRole('row', { name: /Sandu Corcodel.*Stare civilă/ })).toBeVisible()
})

test('the platform sees people of all institutions, and accepts one who waits', async ({ page }) => {
  await signIn(page, 'admin.platforma', `${hosts.admin}/#/admin/user/manage/all`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Toți utilizatorii')
  await search(page, 'liliacu')
  await expect(page.getByRole('row', { name: /Gina Liliacu-Marin.*Orașul Valea Albă/ })).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('navigation', { name: 'Liste de utilizatori' })
    .getByRole('link', { name: 'Așteaptă acceptarea' })
    .click()
  await page.getByRole('button', { name: 'Cristina Alunu' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Respinge' }).check()
  await dialog.getByRole('button', { name: 'Respinge' }).click()
  await expect(dialog.getByLabel(/^Motivul/)).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: 'Acceptă' }).check()
  await dialog.getByRole('combobox', { name: 'Roluri' }).click()
  await page.getByRole('option', { name: 'DocAdmin' }).click()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Acceptă' }).click()
  await expect(page.getByText(/Contul pentru Cristina Alunu este activ/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cristina Alunu' })).toHaveCount(0)
})

test('on a phone the last administrator of the platform keeps the right', async ({ join }) => {
  const small = await join('admin.platforma', { ...phone, at: `${hosts.admin}/#/admin/user/manage/platform` })
  await small.getByRole('button', { name: /^Administrator Platformă/ }).click()
  const sheet = small.getByRole('dialog')
  await sheet.getByRole('checkbox', { name: 'Administrator' }).uncheck()
  await sheet.getByRole('button', { name: /Salvează/ }).click()
  await expect(sheet.getByText('Este ultimul administrator activ: numiți întâi altul.')).toBeVisible()
  await expectAccessible(small)
  await expectNoSideways(small)
})
