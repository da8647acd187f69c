import { expectNoSideways, registerNote } from '../../support/page-facts.ts'
import { expectPrinted, watchPrintDialog } from '../../support/print-dialog.ts'
import { besideApp, expect, expectAccessible, hosts, signIn, test } from '../../support/test.ts'

test('a clerk prints labels of one and of several papers, and stamps a copy of a PDF', {
  tag: ['@whole', '@long'],
}, async ({ page }) => {
  await watchPrintDialog(page)
  await signIn(page, 'gina.liliacu', besideApp())
  const { id, number } = await registerNote(page, 'Notă de tipărit')
  await page.goto(`${hosts.first}/#/document/${id}`)
  await page.getByRole('button', { name: 'Tipărește' }).click()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Etichetă', exact: true }).click()
  await expectPrinted(page, new RegExp(`^/api/print/labels\\?ids=${id}&size=`))
  await expect(page.getByText('a tipărit eticheta')).toHaveCount(1)

  // A PDF of the page itself is good enough to be stamped.
  const receipt = await page.evaluate(async (address) => {
    const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer())
    return Array.from(bytes)
  }, `/api/print/receipts?ids=${id}&paper=a5`)
  await page.getByRole('tab', { name: /Fișiere/ }).click()
  await page.getByRole('button', { name: 'Adaugă fișier' }).click()
  const upload = { name: 'Adresă.pdf', mimeType: 'application/pdf', buffer: Buffer.from(receipt) }
  await page.locator('input[type=file]').setInputFiles(upload)
  await page.getByRole('button', { name: 'Adaugă fișier' }).click()
  await page.getByRole('button', { name: 'Ștampilează' }).click()
  const stamp = page.getByRole('dialog', { name: /Ștampila de înregistrare/ })
  await expect(stamp.getByRole('radio', { name: 'Dreapta sus' })).toBeChecked()
  await stamp.getByRole('radio', { name: 'Stânga jos' }).check()
  await expectAccessible(page)
  await stamp.getByRole('button', { name: 'Ștampilează' }).click()
  await expect(page.getByText('A fost adăugat Adresă-ștampilat.pdf.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Adresă-ștampilat\.pdf/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await page.goto(`${hosts.first}/#/document/list`)
  await page.getByRole('row').nth(1).getByRole('checkbox').check()
  await page.getByRole('row').nth(2).getByRole('checkbox').check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Etichete' }).click()
  const several = page.getByRole('dialog', { name: 'Tipărire: 2 documente' })
  await several.getByLabel('Eticheta', { exact: true }).selectOption({ label: 'A4, 24 × (70 × 37 mm)' })
  await several.getByLabel('Primul loc liber pe coală').fill('24')
  await expect(several.getByText('Coli necesare: 2.')).toBeVisible()
  await expectAccessible(page)
  await several.getByRole('button', { name: 'Tipărește' }).click()
  await expectPrinted(page, /^\/api\/print\/labels\?ids=\d+%2C\d+&size=A4.*&start=24$/)
  await expect(several).toBeHidden()

  // The next paper goes on where the sheet was left: it is asked about first.
  await page.goto(`${hosts.first}/#/document/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Tipărește' }).click()
  await page.getByRole('menuitem', { name: 'Etichetă', exact: true }).click()
  await expect(page.getByRole('dialog').getByLabel('Primul loc liber pe coală')).toHaveValue('2')
  await expectNoSideways(page)
})

test('an administrator sets the labels of the institution, seeing how they look', async ({ page }) => {
  await signIn(page, 'administrator.client', `${hosts.second}/#/admin/settings/printing`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Etichete și tipărire')
  const preview = page.getByRole('img', { name: /Cum arată/ })
  await expect(preview).toHaveAttribute('viewBox', '0 0 57 32')
  await expectAccessible(page)

  await page.getByLabel('Lățime (mm)').fill('35')
  await page.getByLabel('Înălțime (mm)').fill('10')
  await expect(preview).toHaveAttribute('viewBox', '0 0 35 10')
  await expect(page.getByText(/prea îngustă pentru un cod de bare/)).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByLabel('Înălțime (mm)')).toHaveAccessibleDescription(
    /Cea mai mică valoare permisă este 15/,
  )
  await page.getByLabel('Lățime (mm)').fill('62,5')
  await page.getByLabel('Înălțime (mm)').fill('30')
  await page.getByRole('button', { name: /^A4, 24/ }).click()
  await expect(page.getByRole('img', { name: 'Așezarea pe coala A4' }).locator('rect')).toHaveCount(24)
  await page.getByLabel('Coloane', { exact: true }).fill('4')
  await page.keyboard.press('Control+s')
  await expect(page.getByLabel('Coloane', { exact: true })).toHaveAccessibleDescription(
    /nu încap pe lățimea colii/,
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Elimină eticheta' }).click()
  await page.getByLabel('Hârtia dovezilor').selectOption({ label: 'A5' })
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Setările au fost salvate.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(page)
})
