import { randomUUID } from 'node:crypto'
import { linkIn, mailsTo, mailTo } from '../../support/outbox.ts'
import { expectNoSideways } from '../../support/page-facts.ts'
import { photo } from '../../support/photo.ts'
import { expect, expectAccessible, hosts, type Page, test, untilQuiet } from '../../support/test.ts'

async function expectSound(page: Page): Promise<void> {
  await untilQuiet(page)
  await expectNoSideways(page)
  await expectAccessible(page)
}

test('a citizen reports a problem with place and photo, confirms it, adds to it and withdraws it', async ({
  page,
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
  await page.getByLabel('Tipul problemei').selectOption({ index: 1 })
  await page.getByLabel('Descrieți problema').fill(`Groapă adâncă ${word}.`)
  const picture = { name: 'groapa.jpg', mimeType: 'image/jpeg', buffer: await photo(page, 'beige') }
  await page.locator('input[type=file]').setInputFiles(picture)
  await expect(page.getByText(/groapa\.webp/)).toBeVisible()
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
  await expect(page.getByText(`Groapă adâncă ${word}.`)).toBeVisible()
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
  await own.getByLabel('Adaug o completare').fill('S-a mărit după ploaie.')
  await own.getByRole('button', { name: 'Trimiteți completarea' }).click()
  await expect(own.getByRole('listitem').filter({ hasText: 'S-a mărit după ploaie.' })).toBeVisible()
  await expectSound(page)
  await own.getByRole('button', { name: 'Retrag sesizarea' }).click()
  await own.getByLabel(/^Sunt sigur/).check()
  await own.getByRole('button', { name: 'Retrag sesizarea' }).click()
  await expect(own.getByText('Anulată', { exact: true })).toBeVisible()
  await expectSound(page)
})
