import { randomUUID } from 'node:crypto'
import { openFromMenu } from '../../support/page-facts.ts'
import { expect, expectAccessible, signIn, test } from '../../support/test.ts'

test('numbers are reserved, one is used by a registration with a further number, one is released', {
  tag: '@long',
}, async ({ page }) => {
  const code = `R${randomUUID().slice(0, 4).toUpperCase()}`
  const name = `Registrul de hotărâri ${code}`
  const secondary = `Registrul de evidență ${code}`
  await signIn(page, 'administrator.client')
  await openFromMenu(page, 'Registre')
  const dialog = page.getByRole('dialog')
  const create = async (title: string, short: string, isSecondary: boolean) => {
    await page.getByRole('button', { name: 'Registru nou' }).click()
    await dialog.getByLabel('Denumire').fill(title)
    await dialog.getByRole('textbox', { name: /^Cod/ }).fill(short)
    await dialog.getByRole('textbox', { name: /^Model de număr/ }).fill('{REG}-##')
    await expect(dialog.getByText(/Numărătoarea începe din nou la 01\.01\./)).toBeVisible()
    if (isSecondary) await dialog.getByRole('checkbox', { name: 'Registru secundar' }).check()
    await expectAccessible(page)
    await page.keyboard.press('Control+s')
    await expect(page.getByText(`Registrul „${title}” a fost salvat.`)).toBeVisible()
    await expect(dialog).toHaveCount(0)
  }
  await create(name, code, false)
  await create(secondary, `S${code}`, true)

  await openFromMenu(page, 'Rezervare numere')
  await page.getByRole('button', { name: 'Rezervă numere' }).first().click()
  await dialog.getByRole('combobox', { name: 'Registru' }).fill(code)
  await page.getByRole('option', { name }).click()
  await dialog.getByRole('textbox', { name: 'Câte numere' }).fill('2')
  await dialog.getByRole('textbox', { name: 'Pentru ce se rezervă' }).fill('Ședința de consiliu')
  await page.keyboard.press('Control+s')
  await expect(dialog.getByText('Bifați confirmarea rezervării numărului.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('checkbox', { name: /Confirm rezervarea/ }).check()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(`Numerele ${code}-01 – ${code}-02 sunt rezervate.`)).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(`${code}-01`) })).toContainText('Rezervat')
  await expectAccessible(page)

  await page.getByRole('button', { name: `${code}-01`, exact: true }).click()
  await dialog.getByRole('button', { name: 'Înregistrează cu acest număr' }).click()
  await expect(page.getByRole('checkbox', { name: 'Folosește un număr rezervat' })).toBeChecked()
  await page.getByText('Interne', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Tip document' }).fill('Notă')
  await page.getByRole('option', { name: /Notă internă/ }).click()
  await expect(page.getByRole('combobox', { name: 'Registru' })).toHaveValue(new RegExp(code))
  await expect(page.getByRole('combobox', { name: 'Număr rezervat' })).toHaveValue(
    new RegExp(`^${code}-01 din`),
  )
  await page.getByLabel(/Conținut pe scurt/).fill('Hotărâre cu număr rezervat')
  await page.getByRole('button', { name: /Termen, loc fizic/ }).click()
  await page.getByRole('combobox', { name: /Numere suplimentare/ }).fill(`S${code}`)
  await page.getByRole('option', { name: new RegExp(secondary) }).click()
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Document înregistrat cu numărul')).toBeVisible()
  await expect(page.getByRole('status').locator('p').nth(1)).toHaveText(`${code}-01`)
  await page.getByRole('button', { name: /Deschide/ }).click()
  await expect(page.getByText(`S${code}-01 · ${secondary}`)).toBeVisible()
  await expectAccessible(page)

  await openFromMenu(page, 'Rezervare numere')
  await expect(page.getByRole('row', { name: new RegExp(`${code}-01`) })).toContainText('Folosit')
  await page.getByRole('button', { name: `${code}-02`, exact: true }).click()
  await expect(dialog).toContainText('Rezervat de')
  await dialog.getByRole('button', { name: 'Eliberează' }).click()
  await dialog.getByRole('textbox', { name: 'Motivul' }).fill('Ședința s-a amânat')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText(`Eliberat: ${code}-02.`)).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(`${code}-02`) })).toContainText('Ședința s-a amânat')

  await openFromMenu(page, 'Registre')
  await page.getByRole('button', { name: code, exact: true }).click()
  await dialog.getByText('Activitatea registrului').click()
  await expect(dialog.getByText('Ședința s-a amânat')).toBeVisible()
  await dialog.getByRole('button', { name: 'Închide registrul' }).click()
  await dialog.getByRole('textbox', { name: 'Motivul' }).fill('Registru încheiat')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(`Registrul „${name}” este închis.`)).toBeVisible()
})
