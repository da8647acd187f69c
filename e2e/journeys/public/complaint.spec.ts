import { randomUUID } from 'node:crypto'
import { linkIn, mailsTo, mailTo } from '../../support/outbox.ts'
import { ask, expectNoSideways, tell } from '../../support/page-facts.ts'
import { photo } from '../../support/photo.ts'
import {
  besideApp,
  expect,
  expectAccessible,
  hosts,
  type Page,
  test,
  untilQuiet,
} from '../../support/test.ts'

async function expectSound(page: Page): Promise<void> {
  await untilQuiet(page)
  await expectNoSideways(page)
  await expectAccessible(page)
}

test('a citizen reports a problem with place and photo, confirms it, adds to it and withdraws it', async ({
  page,
  join,
}) => {
  const word = randomUUID().slice(0, 8)
  const email = `sesizeaza.${word}@mail.example`
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 45.003127, longitude: 26.001849 })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${hosts.first}/#/`)
  await page.getByRole('link', { name: /Faceți o sesizare/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Unde este problema?' })).toBeFocused()
  await page.getByRole('button', { name: 'Unde sunt' }).click()
  await expect(page.getByText(/Punct ales: 45,0031; 26,0018/)).toBeVisible()
  await page.getByRole('button', { name: 'Alegeți pe hartă' }).click()
  await expect(page.getByRole('application')).toBeVisible()
  await page.getByLabel('Strada').fill(`Strada ${word}`)
  await expectSound(page)
  await page.getByRole('button', { name: 'Continuați' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ce s-a întâmplat?' })).toBeFocused()
  await page.getByLabel('Tipul problemei').selectOption('Câini fără stăpân')
  await page.getByLabel('Descrieți problema').fill(`Câini în stație ${word}.`)
  await page.getByLabel('Câți câini ați văzut?').fill('3')
  await page.getByRole('group', { name: 'Sunt agresivi?' }).getByLabel('Nu').check()
  const picture = { name: 'caini.jpg', mimeType: 'image/jpeg', buffer: await photo(page, 'beige') }
  await page.locator('input[type=file]').setInputFiles(picture)
  await expect(page.getByText(/caini\.webp/)).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Continuați' }).click()
  await page.getByLabel('Numele și prenumele').fill('Ileana Cosânzeana')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('E-mail, încă o dată').fill(email)
  await page.getByLabel('Am citit informarea privind prelucrarea datelor').check()
  await expectSound(page)
  await page.getByRole('button', { name: 'Trimiteți sesizarea' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mai este un pas: e-mailul' })).toBeVisible()
  await page.goto(linkIn(await mailTo(email, 'public-form.1.')))
  await expect(page.getByText(`Câini în stație ${word}.`)).toBeVisible()
  await expect(page.getByText('Câți câini ați văzut?')).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Confirm sesizarea' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sesizarea a fost primită' })).toBeVisible()
  await expectSound(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  const secret = async () =>
    (await mailsTo(email, 'public-form.1.')).find((mail) => mail.includes('?k=')) ?? ''
  await expect.poll(secret, { timeout: 20_000 }).not.toBe('')
  await page.goto(linkIn(await secret()))
  const own = page.getByRole('region', { name: 'Sesizarea dumneavoastră' })
  await expect(own.getByText('Deschisă (nouă)')).toBeVisible()
  await own.getByLabel('Adaug o completare').fill('Acum sunt mai mulți.')
  await own.getByRole('button', { name: 'Trimiteți completarea' }).click()
  await expect(own.getByRole('listitem').filter({ hasText: 'Acum sunt mai mulți.' })).toBeVisible()
  await expectSound(page)
  const clerk = await join('elena.ciresaru', { at: besideApp() })
  const found = await ask(clerk, `/api/complaint/list/20?search=${word}`)
  const [{ id }] = found.body.data as [{ id: number }]
  const answer = { id, body: `Echipa vine joi, ${word}.`, is_public: true }
  expect((await tell(clerk, '/api/complaint/comment', answer)).status).toBe(200)
  await page.reload()
  await expect(own.getByText(answer.body)).toBeVisible()
  await own.getByRole('button', { name: 'Retrag sesizarea' }).click()
  await own.getByLabel(/^Sunt sigur/).check()
  await own.getByRole('button', { name: 'Retrag sesizarea' }).click()
  await expect(own.getByText('Anulată', { exact: true })).toBeVisible()
  await expectSound(page)
})

/** Turns every reading aid on, as somebody with bad eyes would. */
async function readWithAids(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reading aids' }).click()
  const aids = page.getByRole('region', { name: 'Reading aids' })
  await aids.getByLabel('Very large').check()
  for (const aid of await aids.getByRole('checkbox').all()) await aid.check()
  await aids.getByRole('button', { name: 'Close' }).click()
}

test('a neighbour with bad eyes joins a known complaint by keyboard, in English, at 200 % zoom', async ({
  page,
}) => {
  const email = `vecin.${randomUUID().slice(0, 8)}@mail.example`
  await page.context().grantPermissions(['geolocation'])
  // Where the demo has a complaint whose photo somebody approved.
  await page.context().setGeolocation({ latitude: 45.004, longitude: 25.996 })
  // What a window of 1280 points has at 200 %.
  await page.setViewportSize({ width: 640, height: 400 })
  await page.goto(`${hosts.first}/#/sesizare`)
  await page.getByRole('button', { name: /English/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Where is the problem?' })).toBeVisible()
  await readWithAids(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectSound(page)
  await page.setViewportSize({ width: 640, height: 400 })

  const press = async (role: 'button' | 'checkbox' | 'textbox' | 'combobox', name: string | RegExp) => {
    const wanted = page.getByRole(role, { name, exact: typeof name === 'string' })
    await expect(wanted).toBeVisible()
    for (let tabs = 0; tabs < 40; tabs += 1) {
      if (await wanted.evaluate((one) => one === document.activeElement)) return wanted
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not reach ${String(name)}`)
  }
  await press('button', 'Where I am')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/45\.004; 25\.996/)).toBeVisible()
  await press('button', /^Continue/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'What happened?' })).toBeFocused()
  await press('combobox', 'Kind of problem')
  await page.keyboard.type('Drumuri')
  await expect(page.getByRole('img', { name: /^Photo of the complaint/ })).toBeVisible()
  await expectSound(page)
  await press('button', 'Yes, it is this one')
  await page.keyboard.press('Enter')
  await press('textbox', 'E-mail')
  await page.keyboard.type(email)
  await press('textbox', 'E-mail, once more')
  await page.keyboard.type(email)
  await press('checkbox', /^I have read/)
  await page.keyboard.press('Space')
  await press('button', /^Join it/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /one more step/i })).toBeVisible()
  await page.goto(linkIn(await mailTo(email, 'public-form.1.')))
  await press('button', 'Confirm')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /joined/ })).toBeVisible()
  await expectSound(page)
})
