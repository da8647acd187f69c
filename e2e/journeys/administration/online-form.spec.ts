import { randomUUID } from 'node:crypto'
import { tell } from '../../support/page-facts.ts'
import { expect, expectAccessible, hosts, signIn, test } from '../../support/test.ts'

test('the administrator builds an online form, tries it as a citizen on a phone, and gets its paper', async ({
  page,
}) => {
  const name = `Cerere de aviz ${randomUUID().slice(0, 4)}`
  await signIn(page, 'administrator.client')
  const { body } = await tell(page, '/api/doc_type/add', {
    name,
    category: 'intrare',
    online_available: true,
    online_filling: true,
  })
  await page.goto(`${hosts.first}/#/doc-types/${(body as { id: number }).id}/form`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.getByRole('button', { name: 'Adăugați o secțiune' }).click()
  await page.getByLabel(/^Titlul secțiunii/).fill('Terenul')
  const add = async (kind: string, label: string) => {
    await page.getByRole('button', { name: 'Adăugați un câmp în Terenul' }).click()
    await page.getByRole('menuitem', { name: kind }).click()
    await expect(page.getByLabel(/^Denumirea câmpului/)).toBeFocused()
    await page.keyboard.type(label)
  }
  await add('Da sau nu', 'Terenul este împrejmuit?')
  await page.getByLabel('Obligatoriu').check()
  await add('Număr', 'Suprafața')
  await page.getByLabel(/^Unitatea/).fill('mp')
  await page.getByLabel('Când apare').selectOption({ label: 'După răspunsul la „Terenul este împrejmuit?”' })
  await page.getByRole('group', { name: 'La care răspunsuri' }).getByLabel('Da').check()
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Formularul a fost salvat.')).toBeVisible()
  await expect(page.getByText(/^Versiunea 1, salvată de/)).toBeVisible()

  await page.setViewportSize({ width: 320, height: 720 })
  const preview = page.getByRole('region', { name: 'Cum îl vede cetățeanul' })
  await preview.getByRole('button', { name: 'Verificați ca la trimitere' }).click()
  await expect(preview.getByText('Acest câmp trebuie să fie completat.')).toBeVisible()
  await preview.getByRole('radio', { name: 'Da' }).focus()
  await page.keyboard.press('Space')
  await preview.getByLabel(/^Suprafața \(mp\)/).fill('12,5')
  await expect(preview.getByText('Introduceți un număr întreg.')).toBeVisible()
  await preview.getByLabel(/^Suprafața \(mp\)/).fill('1 250')
  await expect(preview.getByText('Așa completat, formularul se poate trimite.')).toBeVisible()
  await expectAccessible(page)
  const widest = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(widest).toBeLessThanOrEqual(320)
  const downloading = page.waitForEvent('download')
  await preview.getByRole('button', { name: 'Documentul rezultat (PDF)' }).click()
  expect((await downloading).suggestedFilename()).toBe('previzualizare.pdf')
})
