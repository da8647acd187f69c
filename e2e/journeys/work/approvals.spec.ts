import { readFile } from 'node:fs/promises'
import { pdfOf } from '../../../server/test/files/pdf-of.ts'
import { makeCast } from '../../../server/test/signatures/cast.ts'
import { makePdf, signed } from '../../../server/test/signatures/make-signed-pdf.ts'
import { expectNoSideways, registerNote } from '../../support/page-facts.ts'
import {
  besideApp,
  expect,
  expectAccessible,
  hosts,
  type Page,
  signIn,
  test,
  untilQuiet,
} from '../../support/test.ts'

const requests = (page: Page) => page.getByRole('region', { name: 'Aprobări și semnături' })

/** Ioana registers a note and adds its file on its page. */
async function noteWithFile(
  page: Page,
  subject: string,
  buffer = pdfOf(['Referat de aprobare']),
): Promise<number> {
  await signIn(page, 'ioana.salcam', besideApp())
  const { id } = await registerNote(page, subject)
  await page.goto(`${hosts.first}/#/document/${id}`)
  await page.getByRole('button', { name: 'Adaugă fișier' }).click()
  const file = { name: 'referat.pdf', mimeType: 'application/pdf', buffer }
  await page.locator('input[type=file]').setInputFiles([file])
  await expect(page.getByRole('img', { name: 'încărcat' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Adaugă fișier' }).click()
  await expect(requests(page).getByText('Nicio cerere')).toBeVisible()
  return id
}

/** Chooses a person in a line of the open dialog by typing. */
async function choose(page: Page, line: number, typed: string, whole: RegExp): Promise<void> {
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'Persoana' }).nth(line)
  await field.focus()
  await page.keyboard.type(typed)
  await expect(page.getByRole('option', { name: whole }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(whole)
}

test('a paper is asked for, approved by key and signed on screen', async ({ page, join }) => {
  const id = await noteWithFile(page, 'Referat pentru iluminat')
  await requests(page).getByRole('button', { name: 'Cere aprobare' }).click()
  const dialog = page.getByRole('dialog')
  await choose(page, 0, 'mirela', /Mirela Fântânaru/)
  await dialog.getByRole('button', { name: 'Adaugă o persoană' }).click()
  await dialog.getByRole('combobox', { name: 'Ce face' }).nth(1).selectOption('sign')
  await choose(page, 1, 'mirela', /Mirela Fântânaru/)
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(requests(page).getByText('În curs de aprobare').first()).toBeVisible()

  const mirela = await join('mirela.fantanaru')
  const openRequest = async () => {
    await mirela.goto(`${hosts.first}/#/document/${id}`)
    await requests(mirela).getByRole('link', { name: 'referat.pdf' }).click()
    await expect(mirela.getByRole('heading', { name: 'Documente de aprobat' })).toBeVisible()
  }
  await openRequest()
  await expect(mirela.getByRole('button', { name: /^Aprobă/ }).last()).toBeVisible()
  await untilQuiet(mirela)
  await expectAccessible(mirela)
  await mirela.screenshot({ path: 'test-results/approvals.png' })
  await mirela.keyboard.press('a')
  await expect(mirela.getByText(/Documentul .* a fost aprobat\./)).toBeVisible()

  await openRequest()
  await expect(mirela.getByRole('button', { name: /^Semnează/ })).toBeVisible()
  await mirela.keyboard.press('s')
  const pad = mirela.getByRole('img', { name: /Loc pentru semnătură/ })
  const box = await pad.boundingBox()
  if (!box) throw new Error('the pad is not shown')
  await mirela.mouse.move(box.x + 40, box.y + 60)
  await mirela.mouse.down()
  for (let n = 1; n < 20; n++)
    await mirela.mouse.move(box.x + 40 + n * 12, box.y + 60 + (n % 2 === 0 ? 30 : -20))
  await mirela.mouse.up()
  await expectAccessible(mirela)
  await mirela.screenshot({ path: 'test-results/approvals-sign.png' })
  await mirela
    .getByRole('dialog')
    .getByRole('button', { name: /^Semnează/ })
    .click()
  await expect(mirela.getByText(/Documentul .* a fost semnat\./)).toBeVisible()
  // The asker's page follows by itself.
  await expect(requests(page).getByText(/Versiunea semnată: 2/)).toBeVisible()
})

test('a step is signed with one’s own program; a certificate with another name is confirmed', {
  tag: '@long',
}, async ({ page, join }) => {
  const original = await makePdf()
  const id = await noteWithFile(page, 'Referat de semnat electronic', original)
  await requests(page).getByRole('button', { name: 'Cere aprobare' }).click()
  await page.getByRole('dialog').getByRole('combobox', { name: 'Ce face' }).selectOption('sign')
  await choose(page, 0, 'mirela', /Mirela Fântânaru/)
  await page.keyboard.press('Control+s')
  await expect(requests(page).getByText('Așteaptă semnătura').first()).toBeVisible()

  const mirela = await join('mirela.fantanaru')
  await mirela.goto(`${hosts.first}/#/document/${id}`)
  await requests(mirela).getByRole('link', { name: 'referat.pdf' }).click()
  await expect(mirela.getByRole('button', { name: /^Semnează/ })).toBeVisible()
  await mirela.keyboard.press('s')
  const dialog = mirela.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Cu programul propriu' }).click()
  const saved = mirela.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Descarcă versiunea 1' }).click()
  const bytes = await readFile(await (await saved).path())
  expect(bytes.equals(original)).toBe(true)
  const bring = async (buffer: Buffer) => {
    const file = { name: 'semnat.pdf', mimeType: 'application/pdf', buffer }
    await dialog.locator('input[type=file]').setInputFiles([file])
    await expect(dialog.getByRole('img', { name: 'încărcat' })).toHaveCount(1)
    await dialog.getByRole('button', { name: /^Semnează/ }).click()
  }
  await bring(bytes)
  await expect(dialog.getByText(/fără nicio semnătură în plus/)).toBeVisible()
  await bring(signed(bytes, { by: makeCast().ana, at: new Date(Date.now() - 3_600_000).toISOString() }))
  await expect(dialog.getByText(/Certificatul este pe numele „Ana Pop”/)).toBeVisible()
  await expectAccessible(mirela)
  await dialog.getByRole('button', { name: 'Certificatul este al meu' }).click()
  await expect(mirela.getByText(/Documentul .* a fost semnat\./)).toBeVisible()
  await expect(
    requests(page).getByText(/certificat pe numele „Ana Pop”, confirmat de semnatar/),
  ).toBeVisible()
})

test('on a phone the list comes first, then the chosen request', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'mirela.fantanaru', `${hosts.first}/#/document/approve`)
  const list = page.getByRole('region', { name: 'Cereri' })
  await expect(list.getByRole('listitem').first()).toBeVisible()
  await untilQuiet(page)
  await expectNoSideways(page)
  await expectAccessible(page)
  await list.locator('ul').last().getByRole('button').first().click()
  await expect(page.getByRole('region', { name: 'Cererea aleasă' })).toBeVisible()
  await untilQuiet(page)
  await expectNoSideways(page)
  await page.screenshot({ path: 'test-results/approvals-phone.png' })
  await page.getByRole('button', { name: 'Înapoi la listă' }).click()
  await expect(list).toBeVisible()
})
