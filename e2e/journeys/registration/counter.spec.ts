import { expectPrinted, watchPrintDialog } from '../../support/print-dialog.ts'
import { expect, expectAccessible, hosts, type Page, signIn, test } from '../../support/test.ts'

const typeField = (page: Page) => page.getByRole('combobox', { name: 'Tip document' })
const subject = (page: Page) => page.getByLabel(/Conținut pe scurt/)
const lastNumber = (page: Page) =>
  page.getByRole('region', { name: 'Înregistrate la rând' }).getByRole('status')

/** The issuer found by a part of the name, with the keyboard. */
async function findIssuer(page: Page, typed: string) {
  await expect(page.locator('input').and(page.getByLabel(/Deponent/))).toBeFocused()
  await page.keyboard.type(typed)
  await expect(page.locator('[data-combobox-selected]:visible')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(subject(page)).toBeFocused()
}

test('a morning at the counter by keyboard: ten papers in a row, a reserved number among them', {
  tag: ['@whole', '@long'],
}, async ({ page }) => {
  await watchPrintDialog(page)
  await signIn(page, 'sorin.bujor', `${hosts.first}/#/number-reservation`)
  await page.getByRole('button', { name: 'Rezervă numere' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Registru' }).fill('general')
  await page
    .getByRole('option', { name: /general/i })
    .first()
    .click()
  await dialog.getByRole('checkbox', { name: /Confirm rezervarea/ }).check()
  await page.keyboard.press('Control+s')
  await expect(dialog).toHaveCount(0)

  await page.goto(`${hosts.first}/#/document/new`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Înregistrare document de intrare')
  await page.getByLabel('Rămân aici pentru următorul document').check()
  await typeField(page).focus()
  await page.keyboard.type('certificat de urb')
  await expect(page.locator('[data-combobox-selected]')).toHaveText(/certificat de urbanism/i)
  await page.keyboard.press('Enter')
  await findIssuer(page, 'cosanzeanu')
  await page.keyboard.press('Alt+p')
  await expect(page.getByTitle(/^Conținut pe scurt: rămâne/)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('Certificat de urbanism, la ghișeu')
  await page.keyboard.press('Control+s')
  await expect(lastNumber(page)).toHaveText(/Înregistrat cu numărul \d{6}/)
  await expect(typeField(page)).toBeFocused()
  await expect(subject(page)).toHaveValue('Certificat de urbanism, la ghișeu')
  await expectAccessible(page)

  let before = await lastNumber(page).textContent()
  for (const round of [2, 3, 4, 5, 6, 7, 8, 9]) {
    if (round % 2 === 0) await page.keyboard.press('Alt+a')
    else {
      await page.keyboard.press('Enter')
      await findIssuer(page, 'cosanzeanu')
    }
    await expect(subject(page)).toBeFocused()
    await page.keyboard.press('Control+s')
    await expect(page.getByText(`${round} documente`)).toBeVisible()
    await expect(lastNumber(page)).not.toHaveText(before ?? '')
    before = await lastNumber(page).textContent()
  }

  // The wrong person, seen before it is saved.
  await page.keyboard.press('Alt+a')
  await page.getByRole('button', { name: 'Alt deponent' }).press('Enter')
  await findIssuer(page, 'cucuvescu')
  await page.getByLabel('Folosește un număr rezervat').check()
  await page.getByRole('combobox', { name: 'Număr rezervat' }).click()
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('10 documente')).toBeVisible()
  const row = page.getByRole('region', { name: 'Înregistrate la rând' })
  await expect(row.getByRole('listitem').first()).toContainText('Cucuvescu')
  await row.getByRole('button', { name: 'Etichete' }).press('Enter')
  const labels = page.getByRole('dialog', { name: 'Tipărire: 10 documente' })
  await labels.getByRole('button', { name: 'Tipărește' }).click()
  await expectPrinted(page, /^\/api\/print\/labels\?ids=\d+(%2C\d+){9}&size=/)
  await expect(labels).toBeHidden()
  await page.screenshot({ path: 'test-results/counter-row.png' })
  await page.reload()
  await expect(subject(page)).toHaveValue('Certificat de urbanism, la ghișeu')
})

test('templates, and one letter to a pasted list', async ({ page }) => {
  await signIn(page, 'sorin.bujor', `${hosts.first}/#/document/new/iesire`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Înregistrare document de ieșire')
  await subject(page).fill('Anunț privind recensământul')
  await page.getByRole('button', { name: 'Șabloane' }).click()
  await page.getByRole('menuitem', { name: 'Salvează ca șablon' }).click()
  await page.getByLabel(/Numele șablonului/).fill('Anunț')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Șablonul „Anunț” este salvat.')).toBeVisible()
  await subject(page).fill('Altceva')
  await page.getByRole('button', { name: 'Șabloane' }).click()
  await page.screenshot({ path: 'test-results/counter-templates.png' })
  await page.getByRole('menuitem', { name: 'Redenumește șablonul „Anunț”' }).click()
  await page.getByLabel(/Numele șablonului/).fill('Recensământ')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Șabloane' }).click()
  await page.getByRole('menuitem', { name: /^Recensământ/ }).click()
  await expect(subject(page)).toHaveValue('Anunț privind recensământul')

  await page.getByRole('button', { name: 'Listă de destinatari' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByLabel(/Lista, câte unul/)
    .fill('Ileana Cosânzeanu\nȘcoala din Deal; ; Str. Mare nr. 3; scoala@deal.example\nGreșit SRL; 12345678')
  await dialog.getByRole('button', { name: 'Verifică lista' }).click()
  await expect(dialog.getByText('codul „12345678” nu este un CUI și nici un CNP valid')).toBeVisible()
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/counter-list.png' })
  await dialog.getByLabel('Dacă un rând are erori, nu se înregistrează niciunul').check()
  await expect(dialog.getByRole('button', { name: /^Înregistrează/ })).toBeDisabled()
  await dialog.getByLabel('Dacă un rând are erori, nu se înregistrează niciunul').uncheck()
  await dialog.getByRole('button', { name: 'Înregistrează 2' }).click()
  await expect(dialog.getByText('2 din 3 înregistrate')).toBeVisible()
  await expect(dialog.getByRole('link')).toHaveCount(2)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: 'test-results/counter-list-phone.png' })
  await dialog.getByRole('button', { name: 'Închide' }).last().click()
  await expect(page.getByText('2 documente')).toBeVisible()
  await page.screenshot({ path: 'test-results/counter-phone.png', fullPage: true })
  await page.setViewportSize({ width: 1280, height: 720 })

  await page.getByRole('button', { name: 'Șabloane' }).click()
  await page.getByRole('menuitem', { name: 'Șterge șablonul „Recensământ”' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Șterge' }).click()
  await expect(page.getByText('Șablonul „Recensământ” este șters.')).toBeVisible()
})
