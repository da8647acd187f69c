import { randomUUID } from 'node:crypto'
import { pdfOf } from '../../../server/test/files/pdf-of.ts'
import { registerNote } from '../../support/page-facts.ts'
import { besideApp, expect, expectAccessible, hosts, type Page, signIn, test } from '../../support/test.ts'

/** The message of what was done before has gone, so the next one is of what is done next. */
const untilUnsaid = (page: Page, message: string) => expect(page.getByText(message)).toHaveCount(0)

async function publish(page: Page): Promise<void> {
  await untilUnsaid(page, 'Actul a fost publicat.')
  await page.getByRole('button', { name: 'Publică', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publică', exact: true }).click()
  await expect(page.getByText('Actul a fost publicat.')).toBeVisible()
}

/** Gives a document or an act a PDF. */
async function addFile(page: Page, opener: RegExp, name: string, line: string): Promise<void> {
  await untilUnsaid(page, '1 fișier adăugat.')
  await page.getByRole('button', { name: opener }).click()
  const file = { name, mimeType: 'application/pdf', buffer: pdfOf([line]) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('button', { name: 'Adaugă fișier', exact: true }).click()
  await expect(page.getByText('1 fișier adăugat.')).toBeVisible()
}

test('a document is published in the gazette, then published again corrected, and at last withdrawn with a mention', {
  tag: '@long',
}, async ({ page, join }) => {
  const subject = `Dispoziție privind iluminatul ${randomUUID().slice(0, 6)}`
  await signIn(page, 'mirela.fantanaru', besideApp())
  const { id, number } = await registerNote(page, subject)
  await page.goto(`${hosts.first}/#/document/${id}`)
  await addFile(page, /^Adaugă fișier/, 'dispozitie.pdf', 'Lampi pe strada Morii')
  await page.getByRole('button', { name: /^Mai mult/ }).click()
  await page.getByRole('menuitem', { name: 'Publică în Monitorul Oficial Local' }).click()
  const begin = page.getByRole('dialog', { name: 'Publică în Monitorul Oficial Local' })
  await expect(begin.getByRole('checkbox', { name: /^dispozitie\.pdf/ })).toBeChecked()
  await expect(begin.getByRole('textbox', { name: 'Numărul actului' })).toHaveValue(number)
  await begin.getByRole('combobox', { name: /Rubrica/ }).click()
  await page.keyboard.type('d.1')
  await page.getByRole('option', { name: /^d\.1 / }).click()
  await begin.getByRole('textbox', { name: 'Emitentul' }).fill('Primarul comunei')
  await begin.getByRole('button', { name: 'Salvează ciorna' }).click()
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Vedeți documentul' })).toBeVisible()
  await publish(page)
  const first = new URL(page.url()).hash.split('/').at(-1)

  await page.getByRole('button', { name: 'Republică corectat' }).click()
  const again = page.getByRole('dialog', { name: 'Republicarea corectată a actului' })
  await again.getByRole('textbox', { name: /Titlul/ }).fill(`${subject}, corectată`)
  await expectAccessible(page)
  await again.getByRole('button', { name: 'Salvează ciorna' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${subject}, corectată` })).toBeVisible()
  await addFile(page, /^Adaugă fișiere/, 'corectata.pdf', 'Lampi pe strada Garii')
  await publish(page)
  const citizen = await join(undefined, { viewport: { width: 390, height: 844 } })
  await citizen.goto(`${hosts.first}/#/monitor-oficial?act=${first}`)
  await expect(citizen.getByRole('heading', { level: 1, name: subject, exact: true })).toBeVisible()
  const replaced = citizen.getByText('Înlocuit de')
  await replaced.getByRole('link').click()
  await expect(citizen.getByRole('heading', { level: 1, name: `${subject}, corectată` })).toBeVisible()
  await expect(citizen.getByText('Înlocuiește').getByRole('link')).toBeVisible()
  await expectAccessible(citizen)

  await page.getByRole('button', { name: 'Retrage' }).click()
  const withdraw = page.getByRole('dialog', { name: 'Retragerea actului' })
  await withdraw.getByRole('radio', { name: 'Publicat din greșeală' }).check()
  await withdraw.getByRole('textbox', { name: /Explicația/ }).fill('Act neadoptat')
  await expectAccessible(page)
  await withdraw.getByRole('button', { name: 'Retrage' }).click()
  await expect(page.getByText('Actul a fost retras.')).toBeVisible()
  await citizen.reload()
  await expect(citizen.getByRole('heading', { level: 1, name: `${subject}, corectată` })).toBeVisible()
  await expect(citizen.getByText(/^Retras în .*: Publicat din greșeală; Act neadoptat/)).toBeVisible()
  await expectAccessible(citizen)
})
