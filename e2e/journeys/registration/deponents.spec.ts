import { randomUUID } from 'node:crypto'
import { openFromMenu, tell } from '../../support/page-facts.ts'
import { besideApp, expect, expectAccessible, hosts, type Page, signIn, test } from '../../support/test.ts'

/** Control digits of a CNP are the product's business; this one was checked by hand. */
const cnp = '2710202479021'
type Added = { id: number }

async function add(page: Page, values: object): Promise<number> {
  const { status, body } = await tell(page, '/api/issuer/add', values)
  expect(status, JSON.stringify(body)).toBe(200)
  return (body as Added).id
}

test('a new issuer is written, its likely twin is seen, merged and parted again', async ({ page }) => {
  const code = randomUUID().slice(0, 6)
  const name = `Grigorescu Matei ${code}`
  await signIn(page, 'administrator.client')
  const older = await add(page, {
    type: 'pf',
    name: `Matei Grigoresku ${code}`,
    phone: '0722 318 447',
    locality: 'Dealu Florilor',
  })
  await openFromMenu(page, 'Deponenți')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deponenți')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Deponent nou' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Nume/ }).fill(name)
  await expect(dialog.getByRole('status').filter({ hasText: 'asemănător' })).toContainText(
    `Matei Grigoresku ${code}`,
  )
  await expect(dialog.getByText('nume asemănător')).toBeVisible()
  await dialog.getByRole('textbox', { name: /^CNP/ }).fill(cnp)
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByText('2******9021')).toBeVisible()
  await expect(page.getByText(cnp)).toHaveCount(0)
  await page.getByRole('button', { name: 'Arată CNP-ul' }).click()
  await expect(page.getByText(cnp)).toBeVisible()
  await page.getByRole('button', { name: 'Ascunde' }).click()
  await expect(page.getByText(cnp)).toHaveCount(0)

  await page.getByRole('button', { name: 'Unește cu altul…' }).click()
  await dialog.getByRole('combobox', { name: /care dispare/ }).fill(`grigoresku ${code}`)
  await page.getByRole('option', { name: `Matei Grigoresku ${code}` }).click()
  await expect(dialog.getByText('Trec 0 documente.', { exact: false })).toBeVisible()
  await expect(dialog.getByRole('radio', { name: 'Telefon: 0722 318 447' })).toBeChecked()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Unește', exact: true }).click()
  await expect(page.getByText(`Deponenții au fost uniți în „${name}”.`)).toBeVisible()
  await expect(page.getByText('0722 318 447')).toBeVisible()
  await page.goto(`${hosts.first}/#/deponents/${older}`)
  await expect(page.getByText('Acest deponent a fost unit cu')).toBeVisible()
  await page.getByRole('link', { name }).first().click()
  await page.getByRole('button', { name: 'Anulează unirea' }).click()
  await expect(page.getByText('Unirea a fost anulată; totul este ca înainte.')).toBeVisible()
  await expect(page.getByText('0722 318 447')).toHaveCount(0)
  await expectAccessible(page)
})

test('likely pairs are decided one by one', async ({ page }) => {
  const code = randomUUID().slice(0, 6)
  await signIn(page, 'administrator.client', besideApp())
  const email = `${code}@pereche.example`
  await add(page, { type: 'pf', name: `Una ${code}`, email })
  await add(page, { type: 'pf', name: `Alta ${code}`, email })
  await page.goto(`${hosts.first}/#/deponents`)
  await page.getByRole('button', { name: 'Duplicate probabile' }).click()
  const pair = page.getByRole('listitem').filter({ hasText: `Una ${code}` })
  await expect(pair.getByText('același e-mail')).toBeVisible()
  await expectAccessible(page)
  await pair.getByRole('button', { name: 'Sunt diferiți' }).click()
  await expect(pair).toHaveCount(0)
})

test('a person’s data is given out and erased', async ({ page }) => {
  const code = randomUUID().slice(0, 6)
  await signIn(page, 'administrator.client', besideApp())
  const id = await add(page, { type: 'pf', name: `De uitat ${code}`, phone: '0744 120 934' })
  await page.goto(`${hosts.first}/#/deponents/${id}`)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Descarcă pentru citit' }).click()
  expect((await download).suggestedFilename()).toBe(`deponent-${id}.txt`)
  await page.getByRole('button', { name: 'Șterge datele' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Motivul/).fill('Cererea persoanei din 20.11.2026')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Șterge datele/ }).click()
  await expect(page.getByText('Datele acestui deponent au fost șterse la cererea persoanei.')).toBeVisible()
  await expect(page.getByText(`De uitat ${code}`)).toHaveCount(0)
})

test('who only sees documents sees the directory too, and changes nothing in it', async ({ join }) => {
  const gina = await join('gina.liliacu')
  await openFromMenu(gina, 'Deponenți')
  await expect(gina.getByRole('button', { name: 'Deponent nou' })).toBeVisible()
  await expect(gina.getByRole('button', { name: 'Duplicate probabile' })).toHaveCount(0)
  await gina.goto(`${hosts.first}/#/deponents/duplicates`)
  await expect(gina.getByText('Nu aveți acces la această pagină')).toBeVisible()
})
