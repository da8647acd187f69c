import { registerNote } from '../../support/page-facts.ts'
import { expect, expectAccessible, hosts, type Page, signIn, test } from '../../support/test.ts'

const press = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole('button', { name }).first().focus()
  await page.keyboard.press('Enter')
}
/** Chooses from a searched field of the open dialog by typing. */
async function choose(page: Page, label: RegExp, typed: string, whole: RegExp): Promise<void> {
  const field = page.getByRole('dialog').getByRole('combobox', { name: label })
  await field.focus()
  await page.keyboard.type(typed)
  await expect(page.getByRole('option', { name: whole }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(whole)
}
const now = (page: Page) => page.getByRole('region', { name: 'De făcut acum' })

/** Gina registers a paper and opens a case for it; gives the address of the case. */
async function openCase(page: Page, subject: string): Promise<string> {
  await signIn(page, 'gina.liliacu')
  const { id } = await registerNote(page, subject, 'Notă internă')
  await page.goto(`${hosts.first}/#/document/${id}`)
  await press(page, 'Creează dosar')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Titlu' })).toHaveValue(subject)
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: /DS-\d+.*/ })).toContainText(subject)
  return page.url()
}

/** The secretary gives the case to Radu, of Urbanism, with a written instruction. */
async function assign(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(now(page)).toContainText('Nimeni nu lucrează încă la dosar.')
  await press(page, 'Repartizează')
  await choose(page, /Compartiment/, 'urban', /Urbanism/)
  await choose(page, /Persoana/, 'radu', /Radu Mesteacăn/)
  await page.getByRole('dialog').getByRole('textbox', { name: 'Rezoluție' }).focus()
  await page.keyboard.type('spre soluționare, în 5 zile')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/Dosarul DS-.* a fost repartizat/)).toBeVisible()
}

test('a paper goes from registration to a closed case through its people, by keyboard', async ({
  page,
  join,
}) => {
  const address = await openCase(page, 'Branșament la apă, str. Teilor 3')
  const mirela = await join('mirela.fantanaru')
  await assign(mirela, address)
  // The registrar’s page follows by itself.
  await expect(page.getByText(/^Urbanism.* · Radu Mesteacăn$/)).toBeVisible()

  const radu = await join('radu.mesteacan')
  await radu.goto(address)
  await press(radu, 'Preia lucrarea')
  await press(radu, 'Începe lucrul')
  await expect(now(radu)).toContainText('Sunteți responsabil de dosar')
  await press(radu, 'Închide dosarul')
  await expect(radu.getByRole('dialog').getByRole('combobox', { name: /Modul de soluționare/ })).toBeFocused()
  await radu.keyboard.press('Control+s')
  await expect(radu.getByRole('dialog')).toContainText('Alegeți modul de soluționare.')
  await choose(radu, /Modul de soluționare/, 'clasat', /Clasat/)
  await choose(radu, /Temeiul clasării/, 'repet', /Repetată/)
  await expectAccessible(radu)
  await radu.keyboard.press('Control+s')
  await expect(now(radu)).toContainText('Dosar închis de Radu Mesteacăn')
  await expect(now(radu)).toContainText('Repetată, cu același conținut')
  await expectAccessible(radu)
  await expect(now(page)).toContainText('Dosar închis de Radu Mesteacăn')
})

test('work that is refused goes back to who gave it, and is given again', { tag: '@long' }, async ({
  page,
  join,
}) => {
  const address = await openCase(page, 'Certificat de nomenclatură stradală')
  const mirela = await join('mirela.fantanaru')
  await assign(mirela, address)
  const radu = await join('radu.mesteacan')
  await radu.goto(address)
  await press(radu, 'Refuză lucrarea')
  await radu.getByRole('dialog').getByLabel('De ce o refuzați').focus()
  await radu.keyboard.type('Ține de Juridic')
  await expectAccessible(radu)
  await radu.keyboard.press('Control+s')
  await expect(radu.getByText('Lucrarea a fost refuzată.')).toBeVisible()

  await expect(now(mirela)).toContainText('a fost refuzată (Ține de Juridic)')
  await press(mirela, 'Dă altcuiva')
  await expect(mirela.getByRole('dialog')).toContainText('a refuzat: Ține de Juridic')
  await choose(mirela, /Compartiment/, 'urban', /Urbanism/)
  await choose(mirela, /Persoana/, 'radu', /Radu Mesteacăn/)
  await mirela.keyboard.press('Control+s')
  await expect(mirela.getByText(/Lucrarea din dosarul .* a fost dată/)).toBeVisible()
  await expect(now(radu)).toContainText('v-a dat această lucrare')
  await radu.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(radu)
})
