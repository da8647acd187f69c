import { randomUUID } from 'node:crypto'
import { ask, openFromMenu } from '../../support/page-facts.ts'
import { besideApp, expect, expectAccessible, hosts, signIn, test } from '../../support/test.ts'

test('the administrator creates a register with its numbers and its people; the clerk registers in it', async ({
  page,
  join,
}) => {
  const code = `R${randomUUID().slice(0, 4).toUpperCase()}`
  const name = `Registrul de probă ${code}`
  await signIn(page, 'administrator.client')
  await openFromMenu(page, 'Registre')
  await expect(page.getByRole('button', { name: 'RG', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Registru nou' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Denumire')).toBeFocused()
  await dialog.getByRole('button', { name: /Salvează/ }).click()
  const summary = dialog.getByRole('alert').first()
  await expect(summary).toContainText('Formularul conține')
  await summary.getByRole('button', { name: 'Cod' }).click()
  await expect(dialog.getByLabel('Cod', { exact: false }).first()).toBeFocused()
  await expect(dialog.getByLabel('Denumire')).toHaveAccessibleDescription(
    /Acest câmp trebuie să fie completat/,
  )
  await expectAccessible(page)

  await dialog.getByLabel('Denumire').fill(name)
  const codeField = dialog.getByRole('textbox', { name: /^Cod/ })
  await codeField.fill('RG')
  const pattern = dialog.getByRole('textbox', { name: /^Model de număr/ })
  await pattern.fill('fără cifre')
  await expect(dialog.getByText(/Vor urma/)).toHaveCount(0)
  await pattern.fill('{REG}-####')
  await dialog.getByRole('textbox', { name: /^Următorul număr/ }).fill('998')
  await expect(dialog.getByText('Vor urma: RG-0998, RG-0999, RG-1000')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(codeField).toHaveAccessibleDescription(/^Există deja o înregistrare cu această valoare\./)
  await expect(summary).toContainText('Cod')
  await expectAccessible(page)
  await codeField.fill(code)
  await expect(dialog.getByText(`Vor urma: ${code}-0998, ${code}-0999, ${code}-1000`)).toBeVisible()

  const groups = dialog.getByRole('combobox', { name: 'Adaugă un compartiment' })
  await groups.fill('registratur')
  await page
    .getByRole('option', { name: /Registratur/ })
    .first()
    .click()
  await expect(dialog.getByRole('checkbox', { name: /Registratur.* înregistrează/ })).toBeChecked()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(`Registrul „${name}” a fost salvat.`)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(`{REG}-####`)

  const gina = await join('gina.liliacu', { at: `${hosts.first}/#/document/new/interne` })
  await gina.getByRole('combobox', { name: 'Tip document' }).fill('Notă')
  await gina.getByRole('option', { name: /Notă internă/ }).click()
  await gina.getByRole('combobox', { name: 'Registru' }).fill(code)
  await gina.getByRole('option', { name }).click()
  await expect(gina.getByText(`${code}-0998`).first()).toBeVisible()
  await gina.getByLabel(/Conținut pe scurt/).fill('Primul din registrul nou')
  await gina.keyboard.press('Control+s')
  await expect(gina.getByText('Document înregistrat cu numărul')).toBeVisible()
  await expect(gina.getByRole('status').locator('p').nth(1)).toHaveText(`${code}-0998`)
  await expectAccessible(gina)

  const ioana = await join('ioana.salcam', { at: besideApp() })
  const form = JSON.stringify((await ask(ioana, '/api/document/registration_form')).body)
  expect(form).not.toContain(name)
})
