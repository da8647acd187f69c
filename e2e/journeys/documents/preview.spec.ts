import { docxOf, paragraph } from '../../../server/test/files/office-files.ts'
import { pdfOf } from '../../../server/test/files/pdf-of.ts'
import { smallHeic, tiffOf } from '../../../server/test/files/photos.ts'
import { registerNote } from '../../support/page-facts.ts'
import { besideApp, expect, expectAccessible, hosts, signIn, test } from '../../support/test.ts'

const PAGES = 500
const lines = Array.from({ length: PAGES }, (_, n) => `Fila ${n + 1}${n === 320 ? ' hotarare' : ''}`)
const table = '<w:tbl><w:tr><w:tc><w:p><w:r><w:t>Total</w:t></w:r></w:p></w:tc></w:tr></w:tbl>'

test('files of all kinds are seen in the page: PDF, scan, photo, text, Word; what cannot be says why', {
  tag: '@long',
}, async ({ page }) => {
  const blocked: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) blocked.push(message.text())
  })
  await signIn(page, 'gina.liliacu', besideApp())
  const { id } = await registerNote(page, 'Notă cu fișiere de toate felurile')
  await page.goto(`${hosts.first}/#/document/${id}`)
  await page.getByRole('button', { name: 'Adaugă fișier' }).click()
  const docx = await docxOf(
    paragraph('Referat', '<w:pStyle w:val="Titlu1"/>') + paragraph('Se aprobă.') + table,
  )
  const files: [name: string, buffer: Buffer][] = [
    ['dosar.pdf', pdfOf(lines)],
    ['secret.pdf', pdfOf(['x'], { locked: true })],
    ['rupt.pdf', Buffer.from('%PDF-1.7\nnimic')],
    ['scan.tif', await tiffOf(3)],
    ['IMG_0042.heic', smallHeic],
    ['vechi.txt', Buffer.from('Bun\xe3 ziua, \xbaedin\xfe\xe3', 'latin1')],
    ['referat.docx', docx],
  ]
  await page
    .locator('input[type=file]')
    .setInputFiles(files.map(([name, buffer]) => ({ name, mimeType: 'application/octet-stream', buffer })))
  await expect(page.getByRole('img', { name: 'încărcat' })).toHaveCount(files.length)
  await page.getByRole('button', { name: 'Adaugă fișier' }).click()
  await expect(page.getByRole('tab', { name: `Fișiere ${files.length}` })).toBeVisible()
  const choose = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).click()

  await choose('dosar.pdf')
  const pages = page.getByRole('region', { name: 'Paginile fișierului' })
  await expect(pages.getByText('Fila 1', { exact: true })).toBeAttached()
  await expect(page.getByText(`din ${PAGES}`)).toBeVisible()
  const drawn = () =>
    pages
      .locator('canvas')
      .evaluateAll((all) => all.filter((one) => (one as HTMLCanvasElement).width > 0).length)
  expect(await drawn()).toBeLessThan(8)
  await expectAccessible(page)
  await page.getByLabel('Pagina', { exact: true }).fill('250')
  await page.keyboard.press('Enter')
  await expect(pages.getByText('Fila 250', { exact: true })).toBeAttached()
  await page.getByLabel('Caută în fișier').fill('Hotărâre')
  await page.keyboard.press('Enter')
  await expect(page.getByText('la pagina 321')).toBeVisible()
  await expect(pages.getByText('Fila 321 hotarare')).toBeAttached()
  await pages.focus()
  for (const key of ['ArrowRight', '+', 'r']) await page.keyboard.press(key)
  await expect(page.getByLabel('Pagina', { exact: true })).toHaveValue('322')
  await expect(pages.getByRole('region', { name: 'Pagina 322', exact: true })).toBeInViewport()
  await expect(pages.getByText('Fila 322', { exact: true })).toBeAttached()
  expect(await drawn()).toBeLessThan(8)

  await choose('secret.pdf')
  await expect(page.getByRole('heading', { name: 'Fișierul este protejat cu parolă.' })).toBeVisible()
  await choose('rupt.pdf')
  await expect(page.getByRole('heading', { name: 'Fișierul este deteriorat.' })).toBeVisible()

  await choose('scan.tif')
  const sheet = page.getByRole('img', { name: 'scan.tif, pagina 1' })
  await expect(sheet).toHaveJSProperty('naturalHeight', 80)
  await page.getByRole('button', { name: 'Pagina următoare' }).click()
  await expect(page.getByRole('img', { name: 'scan.tif, pagina 2' })).toHaveJSProperty('naturalHeight', 80)
  await choose('IMG_0042.heic')
  await expect(page.getByRole('img', { name: 'IMG_0042.heic' })).toHaveJSProperty('naturalWidth', 64)
  await page.getByRole('button', { name: 'Rotește' }).click()
  const [photo] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /Descarcă fără locul fotografierii/ }).click(),
  ])
  expect(photo.suggestedFilename()).toBe('IMG_0042-fara-loc.heic')

  await choose('vechi.txt')
  await expect(page.getByText('Bună ziua, şedinţă')).toBeVisible()
  await expect(page.getByText('Codificare: WINDOWS-1250')).toBeVisible()
  await choose('referat.docx')
  await expect(page.getByRole('heading', { name: 'Referat' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Total' })).toBeVisible()
  await expectAccessible(page)
  expect(blocked).toEqual([])
})
