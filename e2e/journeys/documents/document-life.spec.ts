import { randomUUID } from 'node:crypto'
import { expectNoSideways, registerNote, wholeActivity } from '../../support/page-facts.ts'
import { besideApp, expect, expectAccessible, hosts, signIn, test } from '../../support/test.ts'

const address = (id: number) => `${hosts.first}/#/document/${id}`

test('a document waits, gets a later deadline, is closed and opened again; each step stays in its history', async ({
  page,
  join,
}) => {
  await signIn(page, 'gina.liliacu', besideApp())
  const { id, number } = await registerNote(page, 'Notă despre termene')
  await page.goto(address(id))
  await page.getByRole('button', { name: 'Schimbă starea' }).click()
  const dialog = page.getByRole('dialog', { name: `Starea documentului ${number}` })
  await expect(dialog.getByLabel('Starea nouă')).toBeFocused()
  await expect(dialog.getByRole('option', { name: 'Anulat' })).toHaveCount(0)
  await dialog.getByLabel('Starea nouă').selectOption({ label: 'În așteptare' })
  await page.keyboard.press('Control+s')
  await expect(dialog.getByLabel('Număr de zile')).toHaveAccessibleDescription(/trebuie să fie completat/)
  await expectAccessible(page)
  await dialog.getByLabel('Număr de zile').fill('5')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(`Documentul ${number}: În așteptare.`)).toBeVisible()
  await expect(page.getByText(/în așteptare până la .* apoi „Nerezolvat”/)).toBeVisible()

  await page.getByRole('button', { name: 'Prelungește termenul' }).click()
  await page.getByRole('dialog').getByLabel('Număr de zile').fill('10')
  await page.getByRole('dialog').getByLabel('Motivul prelungirii').fill('Se așteaptă avizul')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Termen prelungit o dată')).toBeVisible()
  await page.getByText('Termen prelungit o dată').click()
  await expect(page.getByText(/Se așteaptă avizul/).first()).toBeVisible()

  await page.getByRole('button', { name: 'Schimbă starea' }).click()
  await page.getByRole('dialog').getByLabel('Starea nouă').selectOption({ label: 'Soluționat' })
  await page.keyboard.press('Control+s')
  await expect(page.getByText(`Documentul ${number}: Soluționat.`)).toBeVisible()
  await expect(page.getByRole('button', { name: /Prelungește termenul/ })).toHaveAccessibleDescription(
    /Documentul este închis/,
  )
  await expect(page.getByRole('button', { name: /^Redeschide/ })).toHaveAccessibleDescription(
    /Redeschide documente închise/,
  )
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Modifică' }).click()
  const edit = page.getByRole('dialog')
  await edit.getByLabel('Loc fizic').fill('Dulap 3')

  const elena = await join('elena.ciresaru', { at: address(id) })
  await elena.getByRole('button', { name: /^Redeschide/ }).click()
  await elena.getByRole('dialog').getByLabel('Motivul redeschiderii').fill('A revenit petentul')
  await elena.keyboard.press('Control+s')
  await expect(elena.getByText(`Documentul ${number}: În lucru.`)).toBeVisible()
  const history = await wholeActivity(elena)
  await expect(history).toContainText('a redeschis documentul')
  await expect(history).toContainText('Motiv: A revenit petentul')
  await expect(history).toContainText('a prelungit termenul')
  await expectAccessible(elena)

  // Gina began to write before it was opened again: her change is refused with who did what meanwhile.
  await page.keyboard.press('Control+s')
  await expect(edit.getByRole('alert')).toContainText('Elena Cireșaru: Document redeschis')
  await expectAccessible(page)
  await edit.getByRole('button', { name: 'Renunț la ce am scris' }).click()
  await expect(page.getByText('În lucru').first()).toBeVisible()
})

test('colleagues talk about a document and connect it with another one', async ({ page, join }) => {
  await signIn(page, 'gina.liliacu', besideApp())
  const asked = await registerNote(page, `Întrebare ${randomUUID().slice(0, 8)}`)
  const answer = await registerNote(page, 'Răspunsul la întrebare')
  await page.goto(address(answer.id))
  await page.getByRole('tab', { name: 'Comentarii' }).click()
  const text = page.getByLabel('Comentariu', { exact: true })
  await text.fill('Vă rog să verificați @elena')
  await expect(page.getByRole('listbox', { name: 'Persoane găsite' })).toBeVisible()
  await expectAccessible(page)
  await text.press('Enter')
  await expect(text).toHaveValue(/@Elena Cireșaru /)
  await page.getByRole('button', { name: 'Adaugă comentariul' }).click()
  const comments = page.getByRole('tabpanel')
  await expect(comments.getByText('Către: Elena Cireșaru')).toBeVisible()
  await comments.getByRole('button', { name: 'Modifică comentariul' }).click()
  await page.getByLabel('Comentariu', { exact: true }).first().fill('Vă rog, @Elena Cireșaru')
  await page.getByRole('button', { name: 'Salvează comentariul' }).click()
  await comments.getByText('Textul dinainte').click()
  await expect(comments.getByText('Vă rog să verificați @Elena Cireșaru')).toBeVisible()

  await page.getByRole('tab', { name: 'Conexiuni' }).click()
  await page.getByRole('button', { name: 'Conectează un document' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Documentul').fill(asked.number)
  await page.getByRole('option', { name: new RegExp(asked.number) }).click()
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Documentele au fost conectate.')).toBeVisible()
  await expect(page.getByRole('tabpanel')).toContainText('Răspunde la')
  await page.getByRole('tabpanel').getByRole('link', { name: asked.number }).click()
  await expect(page).toHaveURL(new RegExp(`/document/${asked.id}$`))
  await page.getByRole('tab', { name: 'Conexiuni' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('Are răspunsul')
  await expectAccessible(page)

  const elena = await join('elena.ciresaru', { viewport: { width: 390, height: 844 }, at: address(asked.id) })
  await elena.getByRole('tab', { name: 'Conexiuni' }).click()
  await elena.getByRole('button', { name: /Elimină conexiunea/ }).click()
  await expect(elena.getByText('Niciun document conectat')).toBeVisible()
  await expectNoSideways(elena)
  await expectAccessible(elena)
  await elena.goto(address(answer.id))
  await elena.getByRole('tab', { name: 'Comentarii' }).click()
  await expect(elena.getByRole('tabpanel')).toContainText('Vă rog, @Elena Cireșaru')
  await expectNoSideways(elena)
  await expectAccessible(elena)
})

test('the list is counted by status, kept as a view, taken along as a file and walked through', async ({
  page,
}) => {
  const name = `Ale mele de azi ${randomUUID().slice(0, 6)}`
  await signIn(page, 'gina.liliacu', besideApp())
  await registerNote(page, 'Prima din listă')
  await registerNote(page, 'A doua din listă')
  const mine =
    'filters[0][column]=registered_by&filters[0][match][registered_by][in]=me&filters[1][column]=registered_on&filters[1][match][registered_on][dateIs]=today'
  await page.goto(`${hosts.first}/#/document/list?${mine}`)
  await expect(page.getByRole('button', { name: /Elimină filtrul Înregistrat de: eu/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /Elimină filtrul Data: azi/ })).toBeVisible()
  const counts = page.getByRole('list', { name: 'Documente după stare' })
  const open = counts.getByRole('button', { name: /^Nerezolvat/ })
  await open.click()
  await expect(open).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: /Elimină filtrul Stare: Nerezolvat/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Vizualizări' }).click()
  await page.getByRole('menuitem', { name: 'Salvează vizualizarea de acum' }).click()
  await page.getByRole('dialog').getByLabel('Denumire').fill(name)
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText(`Vizualizarea „${name}” a fost salvată.`)).toBeVisible()
  await page.goto(`${hosts.first}/#/document/list?search=nimic-de-gasit`)
  await page.getByRole('button', { name: 'Vizualizări' }).click()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name }).first().click()
  await expect(page.getByRole('button', { name: /Elimină filtrul Înregistrat de: eu/ })).toBeVisible()

  await page.getByRole('button', { name: 'Exportă' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /^XLSX/ }).click()
  expect((await download).suggestedFilename()).toMatch(/^hdoc-documente-.*\.xlsx$/)

  const rows = page.getByRole('row').getByRole('link')
  // A further number stands behind it in brackets, and behind the date on the page of the document.
  const numberOf = async (n: number): Promise<string> =>
    ((await rows.nth(n).textContent()) ?? '?').replace(/ \(.*/, '')
  const [first, second] = [await numberOf(0), await numberOf(1)]
  await rows.nth(0).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first)
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(second)
  await page.getByRole('button', { name: 'Documentul anterior' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(first)
})
