import { randomUUID } from 'node:crypto'
import { linkIn, mailTo } from '../../support/outbox.ts'
import { ask, expectNoSideways, openFromMenu } from '../../support/page-facts.ts'
import { expect, expectAccessible, hosts, signIn, test } from '../../support/test.ts'

/** A company that only the stand-in of the demo knows. */
const known = { cui: '9903000015', name: 'Municipiul Poiana Zânelor' }

test('the platform opens a client: the look-up fills, the administrator is invited, the new host answers', async ({
  page,
  join,
}) => {
  const code = randomUUID().slice(0, 6)
  const tag = `poiana-${code}`
  const email = `ana.${code}@poiana.example`
  await signIn(page, 'admin.platforma', hosts.admin)
  await openFromMenu(page, 'Instituții')
  await expect(page.getByRole('cell', { name: 'Se încheie curând' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Instituție nouă' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instituție nouă')
  await page.getByLabel('CUI', { exact: true }).fill(known.cui)
  await page.keyboard.press('Tab')
  await expect(page.getByText(/^Completat: denumirea instituției/)).toBeVisible()
  await expect(page.getByLabel(/^Denumirea instituției/)).toHaveValue(known.name)
  await expect(page.getByRole('combobox', { name: 'Județ' })).toHaveValue('Argeș')
  await expect(page.getByLabel(/^Domeniu intern/)).toHaveValue('poianazanelor')
  await expectAccessible(page)

  await page.getByLabel(/^Domeniu intern/).fill('dealuflorilor')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText('Pasul 2 din 4')).toBeAttached()
  await expect(page.getByLabel(/^Activă din/)).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByLabel('Nume și prenume')).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/^Formularul conține/)).toBeVisible()
  await expect(page.getByLabel('Nume și prenume')).toBeFocused()
  await page.getByLabel('Nume și prenume').fill('Ana Poiană')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(/^Nume de utilizator/)).toHaveValue('ana.poiana')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await expectAccessible(page)
  // The browser leads back and forth between the steps, and what was written stays.
  await page.goBack()
  await expect(page.getByLabel(/^Activă din/)).toBeVisible()
  await page.goForward()
  await expect(page.getByLabel('Nume și prenume')).toHaveValue('Ana Poiană')
  await page.keyboard.press('Control+Enter')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Deschide instituția' }).click()
  await expect(page.getByText('Acest nume este folosit deja de o instituție.')).toBeVisible()
  await expect(page.getByLabel(/^Domeniu intern/)).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel(/^Domeniu intern/).fill(tag)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByLabel(/^Activă din/)).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByLabel('Nume și prenume')).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('status').getByText('Pasul 4 din 4')).toBeAttached()
  await page.keyboard.press('Control+s')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(known.name)
  await expect(page.getByText(`${tag}.localhost`)).toBeVisible()
  const id = /hdoc-company\/(\d+)$/.exec(page.url())?.[1]
  await expect(page.getByText('Administratorul invitat nu și-a ales încă parola.')).toBeVisible()
  await expect(page.getByText(/Registru general de intrare-ieșire/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: known.name, exact: true }).click()
  await expect(page.getByText('Instituțiile companiei')).toBeVisible()
  await expectAccessible(page)

  const mail = await mailTo(email, `account.${id}.`)
  expect(linkIn(mail)).toContain(`${tag}.localhost`)
  const there = await join()
  await there.goto(`${hosts.first.replace('dealuflorilor', tag)}/#/login`)
  await expect(there.getByText(known.name).first()).toBeVisible()
  await expect(there.getByLabel(/Utilizator sau e-mail/)).toBeVisible()
  await expectAccessible(there)
})

test('a company the service does not know is written by hand, and nothing but the platform sees it', async ({
  page,
  join,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'admin.platforma', `${hosts.admin}/#/company/new`)
  await page.getByLabel(/^CUI/).fill('14399840')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Nu s-au găsit informații despre firmă pentru acest CUI.')).toBeVisible()
  await page.getByLabel(/^Denumire/).fill('Scrisă de mână S.R.L.')
  await expectNoSideways(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Salvează' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scrisă de mână S.R.L.')
  await expectNoSideways(page)
  await expectAccessible(page)

  const administrator = await join('administrator.client', { at: `${hosts.first}/#/company/list` })
  await expect(administrator).toHaveURL(/#\/forbidden/)
  expect((await ask(administrator, '/api/company/list/20')).status).toBe(403)
  expect((await ask(administrator, '/api/hdoc_company/list/20')).status).toBe(403)
})

test('the issuer form is filled by CUI, and stays usable while the service is slow', async ({ page }) => {
  await signIn(page, 'gina.liliacu', `${hosts.first}/#/document/new/intrare`)
  await page.getByRole('textbox', { name: /Deponent/ }).fill('Scris între timp')
  await page.getByRole('option', { name: /Scris între timp/ }).click()
  await page.getByText('Persoană juridică', { exact: true }).click()
  await page.getByLabel(/^CUI/).fill('9903000058')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Se caută firma…')).toBeVisible()
  await page.getByLabel('Administrator').fill('Scris între timp')
  await page.getByLabel(/^CUI/).fill('9903000023')
  await page.keyboard.press('Tab')
  await expect(page.getByText(/^Completat: .*adresa/)).toBeVisible()
  await expect(page.getByLabel('Administrator')).toHaveValue('Scris între timp')
  await expect(page.getByLabel('Stradă')).toHaveValue('Colentina')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Anulează completarea' }).click()
  await expect(page.getByLabel('Stradă')).toHaveValue('')
})
