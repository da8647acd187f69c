import { ask, openFromMenu } from '../../support/page-facts.ts'
import { besideApp, expect, expectAccessible, fillSignIn, hosts, signIn, test } from '../../support/test.ts'

test('a host nobody owns shows the invalid domain page, whatever is asked of it', async ({ page }) => {
  for (const path of ['/', '/login', '/document/list']) {
    await page.goto(`${hosts.unknown}/#${path}`)
    await expect(page).toHaveURL(/#\/invalid-domain$/)
    await expect(page.getByRole('heading', { name: 'Nume domeniu neacceptat!' })).toBeVisible()
  }
  await expect(page.getByText(/La adresa altundeva\.localhost nu se află o instituție activă/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Autentificare' })).toHaveCount(0)
  await expectAccessible(page)
})

test('the platform’s administrator signs in on the admin host and edits the catalogue there', async ({
  page,
  join,
}) => {
  await page.goto(`${hosts.admin}/#/`)
  await expect(page).toHaveURL(/#\/invalid-domain$/)
  await expect(page.getByText('Aceasta este adresa administratorilor platformei.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Autentificare' }).click()
  await expect(page.getByText('Administrarea platformei')).toBeVisible()
  await expectAccessible(page)
  await fillSignIn(page, 'admin.platforma')
  await expect(page.getByRole('heading', { name: 'Lucrați într-o instituție' })).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${hosts.admin}/#/`)
  await expect(page).toHaveURL(/#\/admin-home$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Noutăți' })).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${hosts.admin}/#/document/list`)
  await expect(page).toHaveURL(/#\/dashboard$/)
  await expect(
    page.getByText('Nu aveți acces. Alegeți instituția și autentificați-vă din nou.'),
  ).toBeVisible()

  await openFromMenu(page, 'Registre')
  await page.getByRole('button', { name: 'IES', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const text = 'Numai pentru instituțiile cu serie separată la ieșire.'
  await dialog.getByLabel('Descriere').fill(`${text} `)
  await dialog.getByLabel('Descriere').press('Backspace')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/Registrul „.*” a fost salvat\./)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const registers = await ask(page, '/api/register/list/100?page=1')
  expect(JSON.stringify(registers.body)).toContain(text)

  const client = await join('administrator.client', { at: besideApp() })
  const theirs = await ask(client, '/api/register/list/100?page=1')
  expect(theirs.status).toBe(200)
  expect(JSON.stringify(theirs.body)).not.toContain(text)
})

test('an administrator of an institution does not become one of the platform', async ({ page }) => {
  await signIn(page, 'administrator.client', besideApp())
  const answer = await ask(page, '/api/status')
  expect(answer.body.user).toMatchObject({ isadmin: 1, hdoc_id: 1 })
  await page.goto(`${hosts.admin}/#/login`)
  await fillSignIn(page, 'administrator.client')
  await expect(page.getByLabel('Utilizator sau e-mail')).toHaveAccessibleDescription(/parol/)
  await expect(page).toHaveURL(/#\/login$/)
})
