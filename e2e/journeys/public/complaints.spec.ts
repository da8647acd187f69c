import { randomUUID } from 'node:crypto'
import { ask, expectNoSideways, openFromMenu, tell } from '../../support/page-facts.ts'
import { expect, expectAccessible, hosts, signIn, test, untilQuiet } from '../../support/test.ts'

test('a complaint is found on the map, accepted, commented and closed', async ({ page }) => {
  const word = randomUUID().slice(0, 8)
  await signIn(page, 'vasile.ulmeanu')
  const form = await ask(page, '/api/complaint/form')
  expect(form.status, JSON.stringify(form.body)).toBe(200)
  const { types } = form.body as unknown as {
    types: { id: number; name: string }[]
  }
  const added = await tell(page, '/api/complaint/add', {
    type_id: types.find(({ name }) => name === 'Iluminat public')?.id,
    origin: 'phone',
    description: `Lampa nu arde, ${word}`,
    street: `Strada ${word}`,
    lat: 45_003_127,
    lng: 26_001_849,
    name: 'Petre Făt-Frumușelu',
  })
  expect(added.status).toBe(200)
  const { number } = added.body.data as { number: string }

  await openFromMenu(page, 'Sesizări')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sesizări')
  await expect(page.getByRole('table', { name: 'Sesizări' }).getByText(number)).toBeVisible()
  await page.getByText('Listă și hartă').click()
  const map = page.getByRole('application', { name: 'Harta sesizărilor' })
  await expect(map.getByRole('button').first()).toBeVisible()
  await untilQuiet(page)
  await expectAccessible(page)

  await page.getByRole('link', { name: number }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Iluminat public')
  await untilQuiet(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Acceptă', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Compartimentul care o rezolvă')).toHaveValue(/\d+/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Acceptă', exact: true }).click()
  await expect(page.getByRole('link', { name: /^DS-/ })).toBeVisible()
  await page.getByRole('textbox', { name: 'Comentariu' }).fill('Am chemat electricianul.')
  await page.getByRole('button', { name: 'Trimite' }).click()
  await expect(page.getByText('Am chemat electricianul.')).toBeVisible()
  await page.getByRole('button', { name: 'Închide ca rezolvată' }).click()
  await dialog.getByLabel('Răspuns pregătit').selectOption({ index: 1 })
  await expect(dialog.getByLabel(/^Rezoluția finală/)).toHaveValue(/Lampa a fost înlocuită/)
  await dialog.getByLabel(/^De ce închideți/).fill('Lucrare terminată')
  await dialog.getByRole('button', { name: 'Închide ca rezolvată' }).click()
  await expect(page.getByText('Rezolvată', { exact: true }).first()).toBeVisible()
})

test('the list and a complaint fit a phone, and types open for the administrator', async ({ join }) => {
  const phone = await join('elena.ciresaru', {
    viewport: { width: 390, height: 844 },
    at: `${hosts.first}/#/sesizari`,
  })
  const { data } = (await ask(phone, '/api/complaint/list/20')).body as unknown as {
    data: { number: string }[]
  }
  const number = data.find((row) => row.number !== '')?.number ?? 'none has a number'
  await expect(phone.getByText(number)).toBeVisible()
  await untilQuiet(phone)
  await expectAccessible(phone)
  await expectNoSideways(phone)
  await phone.getByText(number).click()
  await expect(phone.getByRole('heading', { level: 1 })).toContainText(number)
  await untilQuiet(phone)
  await expectAccessible(phone)
  await expectNoSideways(phone)

  const administrator = await join('administrator.client', { at: `${hosts.first}/#/admin/complaint-types` })
  await administrator.getByRole('button', { name: 'Iluminat public' }).click()
  await expect(administrator.getByRole('dialog').getByLabel('Denumire')).toHaveValue('Iluminat public')
  await untilQuiet(administrator)
  await expectAccessible(administrator)
})
