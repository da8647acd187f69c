import { randomUUID } from 'node:crypto'
import { openFromMenu, tell } from '../../support/page-facts.ts'
import { expect, expectAccessible, hosts, signIn, test } from '../../support/test.ts'

test('a new document type proposes its register and its term of five working days', async ({
  page,
  join,
}) => {
  const code = `R${randomUUID().slice(0, 4).toUpperCase()}`
  const register = `Registrul avizelor ${code}`
  const name = `Cerere de aviz ${code}`
  await signIn(page, 'administrator.client')
  const added = await tell(page, '/api/register/add', { name: register, code, pattern: '{REG}/###' })
  expect(added.status).toBe(200)

  await openFromMenu(page, 'Tipuri de documente')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tipuri de documente')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Tip nou' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Denumire')).toBeFocused()
  await page.keyboard.type(name)
  await dialog.getByLabel(/^Categorie/).selectOption({ label: 'Intrare' })
  await dialog.getByRole('textbox', { name: /^Termen \(zile\)/ }).fill('5')
  await dialog.getByLabel(/^Felul zilelor/).selectOption({ label: 'Zile lucrătoare' })
  await expect(
    dialog.getByText(/Înregistrat azi, termenul ar fi \d\d\.\d\d\.\d{4}: .*5 zile lucrătoare/),
  ).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Registru propus' }).fill(code)
  await page.getByRole('option', { name: new RegExp(code) }).click()
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText(`Tipul „${name}” a fost salvat.`)).toBeVisible()

  const gina = await join('gina.liliacu', { at: `${hosts.first}/#/document/new/intrare` })
  await gina.getByRole('combobox', { name: 'Tip document' }).fill(code)
  await gina.getByRole('option', { name: new RegExp(name) }).click()
  await expect(gina.getByRole('combobox', { name: 'Registru' })).toHaveValue(register)
  await expect(gina.getByText(/5 zile lucrătoare/).first()).toBeVisible()
  await gina.getByRole('textbox', { name: /Deponent/ }).fill('cosanzeanu')
  await gina.getByRole('option', { name: /Ileana Cosânzeanu/ }).click()
  await gina.getByLabel(/Conținut pe scurt/).fill('Aviz pentru branșament')
  await expectAccessible(gina)
  await gina.keyboard.press('Control+s')
  await expect(gina.getByRole('status').locator('p').nth(1)).toHaveText(`${code}/001`)
})
