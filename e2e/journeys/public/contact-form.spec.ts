import { randomUUID } from 'node:crypto'
import { linkIn, mailsTo, mailTo } from '../../support/outbox.ts'
import { expectNoSideways } from '../../support/page-facts.ts'
import { photo } from '../../support/photo.ts'
import { expect, expectAccessible, hosts, type Page, test } from '../../support/test.ts'

async function expectSound(page: Page): Promise<void> {
  await expectNoSideways(page)
  await expectAccessible(page)
}

async function fill(page: Page, word: string, email: string): Promise<void> {
  await page.getByLabel('Despre ce este vorba').selectOption({ label: 'Întrebare' })
  await page.getByLabel('Subiect').fill(`Programul ${word}`)
  await page.getByLabel('Mesajul').fill('Până la ce oră este deschis vineri?')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('E-mail, încă o dată').fill(email)
  await page.getByLabel('Am citit informarea privind prelucrarea datelor').check()
}

test('a citizen writes to the institution on a phone, with a photo, and confirms by the code of the mail', async ({
  page,
}) => {
  const word = randomUUID().slice(0, 8)
  const email = `scrie.${word}@mail.example`
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${hosts.first}/#/`)
  await page.getByRole('link', { name: 'Scrieți-ne' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Scrieți-ne' })).toBeFocused()
  await expectSound(page)
  await page.getByRole('button', { name: 'Trimiteți mesajul' }).click()
  await expect(page.getByLabel('Despre ce este vorba')).toBeFocused()
  await expect(page.getByText('Bifați că ați citit informarea privind prelucrarea datelor.')).toBeVisible()
  await expectSound(page)
  const input = page.locator('input[type=file]')
  await input.setInputFiles({
    name: 'program.exe',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('x'),
  })
  await expect(page.getByText(/^Tip neacceptat/)).toBeVisible()
  await input.setInputFiles({ name: 'afis.jpg', mimeType: 'image/jpeg', buffer: await photo(page, 'beige') })
  await expect(page.getByText(/afis\.webp/)).toBeVisible()
  await fill(page, word, email)
  await expectSound(page)
  // What was refused does not stay behind in silence.
  await expect(page.getByRole('button', { name: 'Trimiteți mesajul' })).toBeDisabled()
  await page.getByRole('button', { name: 'Scoateți-le' }).click()
  await page.getByRole('button', { name: 'Trimiteți mesajul' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mai este un pas: e-mailul' })).toBeVisible()
  await expect(page.getByText('au mai rămas 3 retrimiteri')).toBeVisible()
  await expectSound(page)
  const code = /(?<=: )\d{6}(?=\s)/.exec(await mailTo(email, 'public-form.1.'))?.[0] ?? ''
  // Loaded again, the page stands where it stood.
  await page.reload()
  await page.getByLabel('Codul din e-mail').fill(code)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Am primit mesajul dumneavoastră' })).toBeVisible()
  await expectSound(page)
  await expect
    .poll(async () => (await mailsTo(email, 'public-form.1.')).join(), { timeout: 20_000 })
    .toContain('Până la ce oră este deschis vineri?')
  await expect
    .poll(async () => (await mailsTo('asistenta@dealuflorilor.example', 'contact-message.1.')).join(), {
      timeout: 20_000,
    })
    .toContain(`Programul ${word}`)
})

for (const viewport of [
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
])
  test(`the mailed link shows what was written and confirms by its button, ${viewport.width} wide`, {
    tag: '@long',
  }, async ({ page, join }) => {
    const word = randomUUID().slice(0, 8)
    const email = `leaga.${word}@mail.example`
    await page.setViewportSize(viewport)
    await page.goto(`${hosts.first}/#/formular-contact`)
    await fill(page, word, email)
    await expectSound(page)
    await page.getByRole('button', { name: 'Trimiteți mesajul' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mai este un pas: e-mailul' })).toBeVisible()
    const elsewhere = await join(undefined, { viewport })
    await elsewhere.goto(linkIn(await mailTo(email, 'public-form.1.')))
    await expect(elsewhere.getByRole('heading', { level: 1, name: 'Confirmați mesajul' })).toBeVisible()
    await expect(elsewhere.getByText(`Programul ${word}`)).toBeVisible()
    await expectSound(elsewhere)
    // Opening it confirmed nothing.
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Mai este un pas: e-mailul' })).toBeVisible()
    await elsewhere.getByRole('button', { name: 'Confirm mesajul' }).click()
    await expect(
      elsewhere.getByRole('heading', { level: 1, name: 'Am primit mesajul dumneavoastră' }),
    ).toBeVisible()
    await expectSound(elsewhere)
    await page.reload()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Am primit mesajul dumneavoastră' }),
    ).toBeVisible()
  })
