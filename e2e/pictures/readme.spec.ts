import { join } from 'node:path'
import sharp from 'sharp'
import { expect, hosts, type Page, signIn, test, untilQuiet } from '../support/test.ts'

const folder = join(import.meta.dirname, '../../docs/images')
/** A clone carries every picture that ever stood here. */
const LARGEST_BYTES = 200_000

async function keep(page: Page, name: string): Promise<void> {
  await untilQuiet(page)
  const drawn = sharp(await page.screenshot({ caret: 'initial' })).png({ palette: true, effort: 10 })
  const { size } = await drawn.toFile(join(folder, `${name}.png`))
  expect(size, name).toBeLessThan(LARGEST_BYTES)
}

/** Opens the newest document of the demo that has a PDF. */
async function openDocumentWithFile(page: Page): Promise<void> {
  const id = await page.evaluate(async () => {
    const ask = async (path: string) => (await fetch(`/api/document/${path}`)).json()
    for (const page of [1, 2, 3, 4, 5])
      for (const { id } of (await ask(`list/20?page=${page}`)).data as { id: number }[]) {
        const { files } = (await ask(`get/${id}`)) as { files: { mime: string }[] }
        if (files.some(({ mime }) => mime === 'application/pdf')) return id
      }
    throw new Error('no document of the demo has a file')
  })
  await page.goto(`${hosts.first}/#/document/${id}`)
}

test('the dashboard, the list and one document', async ({ page }) => {
  await signIn(page, 'elena.ciresaru')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Elena')
  await keep(page, 'dashboard')
  await page.goto(`${hosts.first}/#/document/list`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Documente/)
  await expect(page.getByRole('row').nth(5)).toBeVisible()
  await keep(page, 'list')
  await openDocumentWithFile(page)
  await expect(page.locator('canvas').first()).toBeVisible()
  await keep(page, 'document')
})

test('a registration by keyboard, and its number', async ({ page }) => {
  await signIn(page, 'gina.liliacu')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gina')
  await page.keyboard.press('n')
  await expect(page.getByRole('combobox', { name: 'Tip document' })).toBeFocused()
  await page.keyboard.type('certificat de urb')
  await expect(page.locator('[data-combobox-selected]')).toHaveText(/certificat de urbanism/i)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Termen: /)).toBeVisible()
  await page.keyboard.type('cosanz')
  await expect(page.getByRole('option', { name: /Ileana Cosânzeanu/ })).toBeVisible()
  await keep(page, 'registration')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(/Conținut pe scurt/)).toBeFocused()
  await page.keyboard.type('Certificat de urbanism pentru împrejmuire, nr. cadastral 77123')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Document înregistrat cu numărul')).toBeVisible()
  await keep(page, 'registered')
})

test('what a citizen sees on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${hosts.first}/#/`)
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await keep(page, 'portal-phone')
})
