import { randomUUID } from 'node:crypto'
import { expectNoSideways, openFromMenu } from '../../support/page-facts.ts'
import { photo } from '../../support/photo.ts'
import { expect, expectAccessible, hosts, signIn, test, untilQuiet } from '../../support/test.ts'

test('a post is written with a picture and published; a citizen reads it and the pages of the law on a phone', async ({
  page,
  join,
}) => {
  const title = `Podul din sat ${randomUUID().slice(0, 6)}`
  await signIn(page, 'administrator.client')
  await openFromMenu(page, 'Noutăți')
  await page.getByRole('button', { name: 'Articol nou' }).click()
  await page.getByRole('textbox', { name: /^Titlu/ }).fill(title)
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.click()
  await page.getByRole('button', { name: 'Titlu', exact: true }).click()
  await page.keyboard.type('Circulația pe pod')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Podul se redeschide luni.')
  await page.getByRole('button', { name: 'Imagine', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'pod.jpg', mimeType: 'image/jpeg', buffer: await photo(page, '#2f6f4f') })
  await dialog.getByRole('button', { name: 'Pune imaginea' }).click()
  await expect(dialog.getByText('Acest câmp trebuie să fie completat.').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: /Ce se vede/ }).fill('Podul nou peste pârâu')
  await dialog.getByRole('button', { name: 'Pune imaginea' }).click()
  await expect(text.getByRole('img', { name: 'Podul nou peste pârâu' })).toBeVisible()
  // Tab leaves the text: nobody is caught in it.
  await text.focus()
  await page.keyboard.press('Tab')
  await expect(text).not.toBeFocused()
  await expectAccessible(page)
  await page.getByText('Public', { exact: true }).click()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Articolul este pe portal.')).toBeVisible()
  await untilQuiet(page)
  await expectAccessible(page)

  const citizen = await join(undefined, { viewport: { width: 390, height: 844 } })
  await citizen.goto(`${hosts.first}/#/admin-home`)
  await citizen.getByRole('link', { name: title }).click()
  await expect(citizen.getByRole('heading', { level: 2, name: 'Circulația pe pod' })).toBeVisible()
  await expect(citizen.getByRole('img', { name: 'Podul nou peste pârâu' })).toBeVisible()
  await expectNoSideways(citizen)
  await expectAccessible(citizen)
  for (const name of [
    'Contact',
    'Termeni și condiții',
    'Protecția datelor personale',
    'Declarație de accesibilitate',
  ]) {
    await citizen.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect(citizen.getByRole('heading', { level: 1, name })).toBeVisible()
    await expectNoSideways(citizen)
    await expectAccessible(citizen)
  }

  await page.getByRole('button', { name: 'Șterge' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Șterge/ })
    .click()
  await expect(page.getByText('Articolul a fost șters.')).toBeVisible()
})
