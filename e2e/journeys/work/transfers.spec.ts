import { registerNote } from '../../support/page-facts.ts'
import { expect, expectAccessible, hosts, type Page, signIn, test, untilQuiet } from '../../support/test.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Scanați eticheta sau scrieți numărul' })

/** Types a number as a reader does, with its Enter. */
async function scan(page: Page, number: string): Promise<void> {
  await page.keyboard.press('F2')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(number)
  await page.keyboard.press('Enter')
}

test('papers go from the registry to Urbanism with a sheet: scanned, refused, received, looked up', async ({
  page,
  join,
}) => {
  await signIn(page, 'gina.liliacu')
  const first = await registerNote(page, 'Plan parcelar')
  const second = await registerNote(page, 'Aviz de mediu')
  await page.goto(`${hosts.first}/#/document/send`)
  await expect(page.getByRole('heading', { level: 1, name: 'Documente de predat' })).toBeVisible()
  await untilQuiet(page)
  await scan(page, first.number)
  await expect(page.getByText(/Adăugat/).first()).toBeVisible()
  await scan(page, second.number)
  await expect(page.getByText('Adăugat, al 2-lea.')).toBeVisible()
  await scan(page, first.number)
  await expect(page.getByText('Documentul este deja pe borderou.')).toBeVisible()
  await expectAccessible(page)
  const receiver = page.getByRole('combobox', { name: /Compartiment primitor/ })
  await receiver.focus()
  await page.keyboard.type('urbanism')
  await expect(page.getByRole('option', { name: /Urbanism/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: 'Tipărește borderoul' }).uncheck()
  // The receiver is kept by a call; the keys do nothing before its answer.
  await expect(page.getByRole('button', { name: /Trimite borderoul/ })).toBeEnabled()
  await page.keyboard.press('Control+Enter')
  const told = page.getByText(/Borderoul B-\d+\/\d+ a fost trimis\./)
  await expect(told).toBeVisible()
  const number = /B-\d+\/\d+/.exec((await told.textContent()) ?? '')?.[0] ?? ''

  const radu = await join('radu.mesteacan')
  await radu.goto(`${hosts.first}/#/document/receive`)
  await radu.getByRole('button', { name: new RegExp(number) }).click()
  await expect(radu.getByRole('heading', { name: `Borderoul ${number}` })).toBeVisible()
  await scan(radu, first.number)
  await expect(radu.getByText('Va fi primit')).toBeVisible()
  await radu.getByRole('button', { name: `Refuză: ${second.number}` }).click()
  await radu.getByRole('combobox', { name: /Motivul refuzului/ }).click()
  await radu.getByRole('option', { name: 'Număr de file diferit' }).click()
  await expect(radu.getByRole('combobox', { name: /Motivul refuzului/ })).toHaveValue('Număr de file diferit')
  await expect(radu.getByRole('listbox')).toHaveCount(0)
  await expectAccessible(radu)
  await radu.keyboard.press('Control+Enter')
  await expect(radu.getByText('Primirea a fost confirmată.')).toBeVisible()
  await radu.goto(`${hosts.first}/#/document/${first.id}`)
  await expect(radu.getByRole('region', { name: 'Originalul' })).toContainText('Urbanism')

  await page.goto(`${hosts.first}/#/document/sent`)
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByText('Număr de file diferit')).toBeVisible()
  await expectAccessible(page)
})
