import { randomUUID } from 'node:crypto'
import { pdfOf } from '../../../server/test/files/pdf-of.ts'
import { expectNoSideways, openFromMenu } from '../../support/page-facts.ts'
import { expect, expectAccessible, hosts, signIn, test, untilQuiet } from '../../support/test.ts'

test('an act is prepared, checked and published; a citizen finds it on a phone, and it is withdrawn for good', async ({
  page,
  join,
}) => {
  const word = `șănțuire${randomUUID().slice(0, 6)}`
  const title = `Hotărârea privind lucrări de ${word}`
  await signIn(page, 'mirela.fantanaru')
  await openFromMenu(page, 'Monitorul Oficial Local')
  await page.getByRole('button', { name: 'Act nou' }).click()
  const begin = page.getByRole('dialog')
  await begin.getByRole('combobox', { name: /Rubrica/ }).click()
  await page.keyboard.type('c.1')
  await page.getByRole('option', { name: /^c\.1 / }).click()
  await begin.getByRole('textbox', { name: /Titlul/ }).fill(title)
  await begin.getByRole('textbox', { name: /Numărul actului/ }).fill('99')
  await expectAccessible(page)
  await begin.getByRole('button', { name: /Salvează ciorna/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('button', { name: 'Adaugă fișiere' }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'act.pdf', mimeType: 'application/pdf', buffer: pdfOf(['CNP 2720303479034']) })
  await page.getByRole('button', { name: 'Adaugă fișier', exact: true }).click()
  // The file is cleaned and read in a process of its own, which a busy machine begins late.
  await expect(page.getByText('2******9034')).toBeVisible({ timeout: 60_000 })
  await untilQuiet(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publică', exact: true }).click()
  await page.getByRole('checkbox', { name: /M-am uitat/ }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Publică', exact: true }).click()
  await expect(page.getByText('Actul a fost publicat.')).toBeVisible()

  const citizen = await join(undefined, { viewport: { width: 390, height: 844 } })
  await citizen.goto(`${hosts.first}/#/`)
  await citizen.getByRole('navigation').getByRole('link', { name: 'Monitorul Oficial Local' }).click()
  await expect(citizen.getByRole('heading', { level: 1, name: 'Monitorul Oficial Local' })).toBeVisible()
  await expectNoSideways(citizen)
  await expectAccessible(citizen)
  await citizen.getByRole('searchbox').fill(word.replace('ș', 's').replace('ă', 'a').replace('ț', 't'))
  await citizen.keyboard.press('Enter')
  await citizen.getByRole('link', { name: title, exact: true }).click()
  await expect(citizen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectNoSideways(citizen)
  await expectAccessible(citizen)
  const permanent = await citizen.getByRole('link', { name: /Adresa permanentă/ }).getAttribute('href')
  await citizen.setViewportSize({ width: 1440, height: 900 })
  await citizen.goto(`${hosts.first}${permanent}`)
  await expect(citizen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expectAccessible(citizen)
  await citizen.getByRole('link', { name: 'Deschideți în portal' }).click()
  await expect(citizen.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await page.getByRole('button', { name: 'Retrage' }).click()
  await page.getByRole('textbox', { name: /Explicația/ }).fill('Conținea un CNP')
  await page.getByRole('dialog').getByRole('button', { name: 'Retrage' }).click()
  await expect(page.getByText('Actul a fost retras.')).toBeVisible()
  const gone = await citizen.goto(`${hosts.first}${permanent}`)
  expect(gone?.status()).toBe(410)
  await expect(citizen.getByRole('heading', { level: 1, name: 'Act retras (nr. 99)' })).toBeVisible()
  await expectAccessible(citizen)
})
