import { expectPrinted, watchPrintDialog } from '../../support/print-dialog.ts'
import { expect, expectAccessible, hosts, signIn, test } from '../../support/test.ts'

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj 3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

test('a clerk registers a paper by keyboard alone, prints the receipt and finds the document again', {
  tag: '@whole',
}, async ({ page, browser }) => {
  await watchPrintDialog(page)
  await page.goto(`${hosts.first}/#/login`)
  await expect(page.getByLabel('Utilizator sau e-mail')).toBeFocused()
  await page.keyboard.type('gina.liliacu')
  await page.keyboard.press('Tab')
  const { demoPassword } = await import('../../../server/src/demo/people/password.ts')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gina')
  await expectAccessible(page)

  await page.keyboard.press('n')
  await expect(page.getByRole('combobox', { name: 'Tip document' })).toBeFocused()
  await page.keyboard.type('certificat de ates')
  await expect(page.locator('[data-combobox-selected]')).toHaveText(/certificat de atestare fiscală/i)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Termen: /)).toBeVisible()
  await expect(page.locator('input').and(page.getByLabel(/Deponent/))).toBeFocused()
  await page.keyboard.type('cosanzeanu')
  await expect(page.getByRole('option', { name: /Ileana Cosânzeanu/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(/Conținut pe scurt/)).toBeFocused()
  await page.keyboard.type('Certificat de atestare fiscală pentru vânzarea casei, nr. cadastral 77123')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cerere ș.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(page.getByText('cerere ș.pdf')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Document înregistrat cu numărul')).toBeVisible()
  const number = (await page.getByRole('status').locator('p').nth(1).textContent()) ?? ''
  expect(number).toMatch(/^\d{6}$/)
  await expectAccessible(page)

  await page.keyboard.press('e')
  await expectPrinted(page, /^\/api\/print\/labels\?ids=\d+&size=/)
  await page.keyboard.press('d')
  await expectPrinted(page, /^\/api\/print\/receipts\?ids=\d+&language=ro$/)
  await page.keyboard.press('o')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  const address = page.url()
  await expect(page.getByText('cerere ș.pdf').first()).toBeVisible()
  await expectAccessible(page)

  await page.keyboard.press('Control+k')
  await page.keyboard.type(number)
  await page.keyboard.press('Enter')
  // Earlier years have the same number; the newest paper comes first.
  await expect(page.getByRole('row', { name: new RegExp(number) }).first()).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('ileana cosanzeanu')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: new RegExp(number) }).first()).toContainText('Ileana Cosânzeanu')
  await expectAccessible(page)

  await page.goto(address)
  await page.getByRole('button', { name: 'Mai multe comenzi' }).click()
  const annul = page.getByRole('menuitem', { name: /Anulează/ })
  await expect(annul).toHaveAttribute('aria-disabled', 'true')
  await expect(annul).toContainText('Nu aveți dreptul necesar: Anulează documente, cu motiv.')

  const elena = await (await browser.newContext()).newPage()
  await signIn(elena, 'elena.ciresaru', address)
  await elena.getByRole('button', { name: 'Mai multe comenzi' }).click()
  await elena.getByRole('menuitem', { name: /Anulează/ }).click()
  const dialog = elena.getByRole('dialog')
  await expectAccessible(elena)
  await dialog.getByRole('button', { name: /Anulează/ }).click()
  await expect(
    dialog.getByText(/Acest câmp trebuie să fie completat|Precizați motivul/).first(),
  ).toBeVisible()
  await dialog.getByLabel(/Motiv/).fill('Înregistrat de două ori la ghișeu')
  await dialog.getByRole('button', { name: /Anulează/ }).click()
  await expect(elena.getByText('Anulat', { exact: true }).first()).toBeVisible()
  await expect(elena.getByText('Înregistrat de două ori la ghișeu').first()).toBeVisible()

  await page.reload()
  await expect(page.getByText('Anulat', { exact: true }).first()).toBeVisible()
})

test('a double click, and an answer that is lost, register once', async ({ page }) => {
  await signIn(page, 'gina.liliacu', `${hosts.bare}/#/document/new/interne`)
  await page.getByRole('combobox', { name: 'Tip document' }).fill('Notă')
  await page.getByRole('option', { name: /Notă internă/ }).click()
  await page.getByLabel(/Conținut pe scurt/).fill('Notă internă: inventar')
  let lost = true
  await page.route('**/api/document/add', async (route) => {
    const answer = await route.fetch()
    if (!lost) return route.fulfill({ response: answer })
    lost = false
    return route.abort()
  })
  const answers: string[] = []
  page.on('response', async (response) => {
    if (response.url().endsWith('/api/document/add')) answers.push((await response.json()).data.number)
  })
  const save = page.getByRole('button', { name: /^Înregistrează/ }).last()
  await save.dblclick()
  await page.getByRole('button', { name: 'Încearcă din nou' }).click()
  await expect(page.getByText('Document înregistrat cu numărul')).toBeVisible()
  const number = await page.getByRole('status').locator('p').nth(1).textContent()
  await page.goto(`${hosts.bare}/#/document/list?search=${encodeURIComponent('inventar')}`)
  await expect(page.getByRole('row', { name: /Notă internă: inventar/ })).toHaveCount(1)
  await expect(page.getByRole('row', { name: /Notă internă: inventar/ })).toContainText(number ?? '-')
})
