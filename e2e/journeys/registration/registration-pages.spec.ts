import { scannedPdf } from '../../../server/test/papers/scanned-pdf.ts'
import { expectNoSideways } from '../../support/page-facts.ts'
import { photo } from '../../support/photo.ts'
import { expectPrinted, watchPrintDialog } from '../../support/print-dialog.ts'
import { scannerOf } from '../../support/scanner.ts'
import { expect, expectAccessible, hosts, type Page, signIn, test } from '../../support/test.ts'

async function writePaper(page: Page, subject: string): Promise<void> {
  await page.goto(`${hosts.first}/#/document/new`)
  await page.getByRole('combobox', { name: 'Tip document' }).fill('certificat de urb')
  await page
    .getByRole('option', { name: /certificat de urbanism/i })
    .first()
    .click()
  await page
    .locator('input')
    .and(page.getByLabel(/Deponent/))
    .fill('cosanzeanu')
  await page.getByRole('option', { name: /Ileana Cosânzeanu/ }).click()
  await page.getByLabel(/Conținut pe scurt/).fill(subject)
}

// Chromium without windows shows no PDF, so nothing is printed there.
test(
  'a paper by post gets its scan and its department in the form, and its label with the number',
  {
    tag: ['@whole', '@long'],
  },
  async ({ page }, info) => {
    await watchPrintDialog(page)
    await signIn(page, 'gina.liliacu')
    const { drop } = await scannerOf(page)
    drop('plan de situație.pdf', await scannedPdf([[], []], 'plan'))
    await writePaper(page, 'Certificat de urbanism, cerut prin poștă')
    await expect(page.getByRole('combobox', { name: 'Repartizează către' })).toHaveValue(/Urbanism/)
    await page.getByLabel('Mod de primire').selectOption({ label: 'Prin poștă' })
    await page.getByRole('checkbox', { name: 'Tipărește eticheta după salvare' }).check()
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('form.png') })

    await page.getByRole('button', { name: 'Din scanate' }).click()
    const dialog = page.getByRole('dialog', { name: 'Alegeți din scanările în așteptare' })
    await dialog.getByRole('checkbox', { name: 'Alege plan de situație.pdf' }).check({ timeout: 30_000 })
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('scans.png') })
    await dialog.getByRole('button', { name: 'Adaugă 1 scanare' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('plan de situație.pdf')).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Document înregistrat cu numărul')).toBeVisible()
    await expectPrinted(page, /^\/api\/print\/labels\?ids=\d+&size=/)

    await page.keyboard.press('o')
    await expect(page.getByRole('button', { name: /plan de situație\.pdf/ }).first()).toBeVisible()
    await page.getByRole('tab', { name: /^Date/ }).click()
    await expect(page.getByRole('tabpanel')).toContainText('Mod de primirePrin poștă')

    // The wish is the person's: another browser of theirs knows it.
    await page.goto(`${hosts.first}/#/document/new`)
    await page.reload()
    const wish = page.getByRole('checkbox', { name: 'Tipărește eticheta după salvare' })
    await expect(wish).toBeChecked()
    await wish.uncheck()
    await expect(wish).not.toBeChecked()
  },
)

test(
  'pages of a phone come into the form; on a phone the code is a link',
  { tag: '@long' },
  async ({ page, join }, info) => {
    await signIn(page, 'gina.liliacu')
    await writePaper(page, 'Certificat de urbanism, fotografiat la ghișeu')
    await page.getByRole('button', { name: 'Cu telefonul' }).click()
    const dialog = page.getByRole('dialog', { name: 'Scanați cu telefonul' })
    await expect(dialog.getByText('Paginile ajung la fișierele din formular.')).toBeVisible()
    const address = (await dialog.getByText(/#\/telefon\//).textContent()) ?? ''
    const phone = await join(undefined, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    await phone.goto(address)
    await phone.locator('input[capture]').setInputFiles({
      name: 'poza.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(phone, '#d3958f'),
    })
    await phone.getByRole('button', { name: /^Trimite/ }).tap()
    await expect(page.getByText('Paginile de pe telefon sunt la fișierele din formular.')).toBeVisible({
      timeout: 30_000,
    })
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(/^Telefon .*\.pdf$/)).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Document înregistrat cu numărul')).toBeVisible()
    await page.keyboard.press('o')
    await expect(page.getByRole('button', { name: /Telefon .*\.pdf/ }).first()).toBeVisible()

    await page.setViewportSize({ width: 390, height: 844 })
    await writePaper(page, 'Certificat de urbanism, de pe teren')
    await expectNoSideways(page)
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('form-phone.png'), fullPage: true })
    await page.getByRole('button', { name: 'Cu telefonul' }).click()
    const link = dialog.getByRole('link', { name: 'Fotografiază pagini' })
    await expect(link).toHaveAttribute('href', /#\/telefon\//)
    const { x = -1, width = 999 } = (await link.boundingBox()) ?? {}
    expect(x).toBeGreaterThan(0)
    expect(x + width).toBeLessThan(390)
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('link-phone.png') })
  },
)
