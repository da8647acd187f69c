import { randomUUID } from 'node:crypto'
import { linkIn, mailTo } from '../../support/outbox.ts'
import { expectNoSideways } from '../../support/page-facts.ts'
import { expect, expectAccessible, hosts, type Page, test, untilQuiet } from '../../support/test.ts'

async function expectSound(page: Page): Promise<void> {
  await untilQuiet(page)
  await expectNoSideways(page)
  await expectAccessible(page)
}
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

test('a citizen hands a document in on a phone and confirms it', async ({ page }) => {
  const word = randomUUID().slice(0, 8)
  const email = `depune.${word}@mail.example`
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${hosts.first}/#/`)
  await page.getByRole('link', { name: 'Depuneți documentul' }).click()
  await page.getByLabel('Tipul documentului').selectOption('Cerere tip (generală)')
  await page.getByLabel(/Despre ce este/).fill(`Garaj ${word}`)
  await expectSound(page)
  await page.getByRole('button', { name: 'Continuați' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fișierele' })).toBeFocused()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cerere.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(page.getByText('încărcat')).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Continuați' }).click()
  await page.getByLabel('Numele și prenumele').fill('Ileana Cosânzeana')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('E-mail, încă o dată').fill(email)
  await page.getByLabel('Am citit informarea privind prelucrarea datelor').check()
  await expectSound(page)
  await page.getByRole('button', { name: 'Depuneți documentul' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mai este un pas: e-mailul' })).toBeVisible()
  await page.goto(linkIn(await mailTo(email, 'public-form.1.')))
  await expect(page.getByText(`Garaj ${word}`)).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Confirm depunerea' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Documentul a fost depus' })).toBeVisible()
  await expectSound(page)
})
