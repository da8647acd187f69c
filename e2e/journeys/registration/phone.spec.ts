import { expectNoSideways } from '../../support/page-facts.ts'
import { expect, expectAccessible, hosts, type Page, signIn, test } from '../../support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

async function expectSound(page: Page): Promise<void> {
  await expectNoSideways(page)
  await expectAccessible(page)
}

test('the menu opens as a drawer, the list shows cards and filters, a card opens its document', async ({
  page,
}) => {
  await page.goto(`${hosts.first}/#/login`)
  await expect(page.getByRole('heading', { name: 'Autentificare' })).toBeVisible()
  await expectSound(page)
  await signIn(page, 'gina.liliacu')
  await expect(page.getByRole('heading', { name: 'Ultimele mele înregistrări' })).toBeVisible()
  await expectSound(page)
  // The page scrolls under the bar; the window does not.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  await expect(page.getByRole('button', { name: 'Document nou' })).toBeHidden()
  await page.getByRole('button', { name: 'Deschide meniul' }).tap()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('link', { name: 'Panou' })).toHaveAttribute('aria-current', 'page')
  await expectSound(page)
  await drawer.getByRole('link', { name: 'Documente', exact: true }).tap()
  await expect(drawer).toHaveCount(0)
  const cards = page.getByRole('list', { name: 'Documente', exact: true }).getByRole('listitem')
  await expect(cards).toHaveCount(20)
  await expect(page.getByRole('table')).toHaveCount(0)
  await expectSound(page)
  await page.getByRole('button', { name: 'Deschide meniul' }).tap()
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Ultimele mele înregistrări' })).toBeVisible()
  await expect(drawer).toHaveCount(0)
  await page.goForward()
  await expect(cards).toHaveCount(20)

  await page.getByRole('button', { name: 'Filtre' }).tap()
  const filters = page.getByRole('dialog', { name: 'Filtre' })
  await filters.getByLabel('Coloana').selectOption({ label: 'Stare' })
  await filters.getByRole('checkbox', { name: 'Soluționat', exact: true }).check()
  await expectSound(page)
  await filters.getByRole('button', { name: 'Aplică' }).tap()
  await expect(page.getByRole('list', { name: 'Filtre' })).toContainText('Stare: Soluționat')
  await expect(cards.first()).toContainText('Soluționat')
  await expectSound(page)

  await cards.first().getByRole('link').tap()
  await expect(page).toHaveURL(/#\/document\/\d+$/)
  await expect(page.getByRole('tab', { name: /Fișiere/ })).toBeVisible()
  await expectSound(page)
  for (const tab of [/^Date/, /^Comentarii/, /^Conexiuni/]) {
    await page.getByRole('tab', { name: tab }).tap()
    await expect(page.getByRole('tabpanel')).not.toBeEmpty()
    await expectSound(page)
  }
})

test('a paper is registered on a telephone', async ({ page }) => {
  await signIn(page, 'gina.liliacu')
  await page.getByRole('link', { name: 'Înregistrează' }).last().tap()
  await page.getByRole('combobox', { name: 'Tip document' }).fill('certificat de urb')
  await page
    .getByRole('option', { name: /certificat de urbanism/i })
    .first()
    .tap()
  await page
    .locator('input')
    .and(page.getByLabel(/Deponent/))
    .fill('cosanzeanu')
  await page.getByRole('option', { name: /Ileana Cosânzeanu/ }).tap()
  await page.getByLabel(/Conținut pe scurt/).fill('Certificat de urbanism, cerut de pe teren')
  await expectSound(page)
  await page
    .getByRole('button', { name: /^Înregistrează/ })
    .last()
    .tap()
  await expect(page.getByText('Document înregistrat cu numărul')).toBeVisible()
  await expect(page.getByRole('status').locator('p').nth(1)).toHaveText(/^\d{6}$/)
  await expectSound(page)
})
