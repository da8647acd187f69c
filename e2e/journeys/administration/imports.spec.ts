import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { buildZip } from '../../../server/test/hostile-files/build-zip.ts'
import { expect, expectAccessible, hosts, signIn, test } from '../../support/test.ts'

test('the administrator imports issuers, mends what was refused, and undoes it', async ({ page }) => {
  const mark = randomUUID().slice(0, 6)
  const list = [
    'Denumire;CUI;Telefon;Localitate',
    `Moara ${mark} SRL;;0722000111;`,
    `Brutăria ${mark} SRL;123;0722000112;`,
    ';;0722000113;',
  ].join('\r\n')
  const send = async (name: string, content: Buffer) => {
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: content })
    await page.getByRole('button', { name: 'Citește fișierul' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Coloane' })).toBeVisible()
  }
  await signIn(page, 'administrator.client')
  await page.goto(`${hosts.first}/#/admin/import`)
  await page.getByRole('link', { name: 'Începe: Deponenți' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import de deponenți')
  await expectAccessible(page)
  await send('deponenti.csv', Buffer.from(list))
  await expect(page.getByLabel('Ce este coloana „CUI”')).toHaveValue('cui')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Verifică', exact: true }).click()
  await expect(page.getByRole('cell', { name: 'CUI invalid.' })).toBeVisible()
  // One row is mended in its place, the other one in the file of the refused rows.
  await page.getByRole('button', { name: 'Corectează aici: rândul 4, Denumire' }).click()
  await page.getByRole('textbox', { name: 'Rândul 4, Denumire' }).fill(`Lăptăria ${mark} SRL`)
  await expect(page.getByText('1 rând corectat aici')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Verifică din nou' }).last().click()
  await page.getByRole('button', { name: 'Importă 2 rânduri' }).click()
  await expect(page.getByText('Importul s-a încheiat.')).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descarcă rândurile greșite (CSV)' }).click()
  const refused = (await readFile(await (await downloading).path(), 'utf8')).replace(';123;', ';;')
  await page.getByRole('link', { name: 'Importă alt fișier' }).click()
  await send('indreptate.csv', Buffer.from(refused))
  await expect(page.getByText('Coloanele sunt alese ca data trecută.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Verifică', exact: true }).click()
  await page.getByRole('button', { name: 'Importă 1 rând' }).click()
  await expect(page.getByText('Importul s-a încheiat.')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Desfă importul' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desfă importul' }).click()
  await expect(page.getByText('Importul a fost desfăcut.')).toBeVisible()
})

test('an old register goes into a register of history from its own screen', { tag: '@long' }, async ({
  page,
}) => {
  const mark = randomUUID().slice(0, 6).toUpperCase()
  const list = Buffer.from(
    [
      'Nr. înregistrare;Data înregistrării;Deponent;Conținut pe scurt;Data soluționării;Fișiere',
      `12;03.04.2015;Popa Ilie;Cerere ${mark} despre drum;20.04.2015;`,
      `12;04.04.2015;Popa Ilie;Cerere ${mark} despre gard;;gard.txt`,
      `fără;;Popa Ilie;Cerere ${mark} fără zi;;`,
    ].join('\n'),
  )
  await signIn(page, 'administrator.client', `${hosts.first}/#/registers`)
  await page.getByRole('button', { name: 'RG', exact: true }).click()
  await page.getByRole('button', { name: 'Adaugă registru istoric' }).click()
  const adding = page.getByRole('dialog').filter({ hasText: 'Registru istoric pentru' })
  await adding.getByLabel('Denumire').fill(`Registrul vechi ${mark}`)
  await adding.getByLabel('Cod').fill(mark)
  await adding.getByRole('button', { name: 'Adaugă registru istoric' }).click()
  await expect(page.getByText('Registrul istoric este adăugat.')).toBeVisible()

  await page.goto(`${hosts.first}/#/admin/import-document`)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'registratura.csv', mimeType: 'text/csv', buffer: list })
  await page.getByRole('button', { name: 'Citește fișierul' }).click()
  const registers = page.getByLabel('Registrul istoric')
  await registers.selectOption({
    label: `Registrul vechi ${mark} (al registrului „Registru general de intrare-ieșire”)`,
  })
  await page.getByLabel('Tipul documentelor fără tip').selectOption({ index: 1 })
  const scans = buildZip([
    { name: 'scanuri/gard.txt', content: `gardul ${mark}` },
    { name: 'scanuri/poarta.txt', content: 'nimeni nu o numește' },
  ])
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'scanuri.zip', mimeType: 'application/zip', buffer: scans })
  const archives = page.getByRole('list', { name: 'Fișierele documentelor' })
  await expect(archives.getByText('scanuri.zip')).toBeVisible()
  await expect(archives.getByText(/2 fișiere/)).toBeVisible()
  await page.getByRole('button', { name: 'Verifică', exact: true }).click()
  await expect(page.getByText('scanuri/poarta.txt')).toBeVisible()
  await expect(page.getByRole('cell', { name: /Numărul mai stă la alt document/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Importă 2 rânduri' }).click()
  await expect(page.getByText('Importul s-a încheiat.')).toBeVisible()
  await page.goto(`${hosts.first}/#/registers`)
  await page.getByRole('button', { name: mark, exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: '2015: de la 12 la 12' })).toContainText('1')
  await page.getByRole('link', { name: 'Documentele registrului' }).click()
  await page.getByText(`Cerere ${mark} despre gard`).first().click()
  await expect(page.getByText('gard.txt').first()).toBeVisible()
})
