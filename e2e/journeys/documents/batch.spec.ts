import { randomUUID } from 'node:crypto'
import { expectNoSideways, registerNote, tell } from '../../support/page-facts.ts'
import { besideApp, expect, expectAccessible, hosts, signIn, test } from '../../support/test.ts'

test('a head of registry saves a view, changes what it holds in one go, sees the result and takes it back', async ({
  page,
  join,
}) => {
  const word = `lot${randomUUID().slice(0, 8)}`
  const gina = await join('gina.liliacu', { at: besideApp() })
  const notes = [
    await registerNote(gina, `Notă ${word} unu`),
    await registerNote(gina, `Notă ${word} doi`),
    await registerNote(gina, `Notă ${word} trei`),
  ]
  await signIn(page, 'elena.ciresaru', besideApp())
  await tell(page, '/api/document/annul', { id: notes[2]!.id, reason: 'Scrisă de două ori' })

  await page.goto(`${hosts.first}/#/document/list?search=${word}`)
  await expect(page.locator('tbody [data-row-opener]')).toHaveCount(3)
  await page.getByRole('button', { name: 'Vizualizări' }).click()
  await page.getByRole('menuitem', { name: 'Salvează vizualizarea de acum' }).click()
  await page.getByLabel('Denumire').fill(`Notele ${word}`)
  await page.keyboard.press('Control+s')
  await expect(page.getByText(`Vizualizarea „Notele ${word}” a fost salvată.`)).toBeVisible()

  await page.getByRole('button', { name: 'Mai multe deodată' }).click()
  await page.getByRole('menuitem', { name: 'Modifică toate documentele din listă' }).click()
  const form = page.getByRole('dialog', { name: 'Modificați mai multe documente' })
  await expect(form.getByLabel('Ce se schimbă')).toBeFocused()
  await form.getByLabel('Starea nouă').selectOption({ label: 'În așteptare' })
  await page.keyboard.press('Control+s')
  await expect(form.getByLabel('Număr de zile')).toHaveAccessibleDescription(/trebuie să fie completat/)
  await form.getByLabel('Număr de zile').fill('7')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')

  const batch = page.getByRole('dialog', { name: 'Lotul de documente' })
  await expect(batch.getByRole('button', { name: 'Se schimbă 2' })).toBeVisible()
  await batch.getByRole('button', { name: 'Nu se schimbă 1' }).click()
  await expect(batch.getByRole('table')).toContainText('Documentul este anulat și nu mai poate fi schimbat.')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await batch.getByRole('button', { name: 'Modifică 2 documente' }).click()
  await expect(batch.getByText('Lotul s-a terminat.')).toBeVisible()
  await expect(batch.getByRole('button', { name: 'Schimbate 2' })).toBeVisible()
  await expect(batch.getByRole('button', { name: 'Lăsate deoparte 1' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.locator('tbody').getByText('În așteptare')).toHaveCount(2)

  // One of them goes on its way; the other comes back.
  await gina.goto(`${hosts.first}/#/document/${notes[0]!.id}`)
  await gina.getByRole('button', { name: 'Schimbă starea' }).click()
  await gina.getByRole('dialog').getByLabel('Starea nouă').selectOption({ label: 'Soluționat' })
  await gina.keyboard.press('Control+s')
  await expect(gina.getByText(`Documentul ${notes[0]!.number}: Soluționat.`)).toBeVisible()
  await page.getByRole('button', { name: 'Mai multe deodată' }).click()
  await page.getByRole('menuitem', { name: 'Ultimul lot' }).click()
  await batch.getByRole('button', { name: 'Anulează lotul' }).click()
  await expect(batch.getByText('Lotul a fost anulat.')).toBeVisible()
  await batch.getByRole('button', { name: 'Păstrate 1' }).click()
  await expect(batch.getByRole('table')).toContainText('Gina')
  await page.keyboard.press('Escape')
  await expect(page.locator('tbody').getByText('Nerezolvat')).toHaveCount(1)
  await expect(page.locator('tbody').getByText('Soluționat')).toHaveCount(1)

  // The chosen ones alone, and what became of them.
  await page.locator('tbody').getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Exportă', exact: true }).last().click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV', exact: true }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  await page.getByRole('button', { name: 'Modifică', exact: true }).click()
  await form.getByLabel('Ce se schimbă').selectOption({ label: 'Nivelul de acces' })
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(batch.getByRole('table')).toContainText('Documentul este anulat')
  await expect(batch.getByRole('button', { name: 'Modifică 0 documente' })).toBeDisabled()
})

test('the issuer of a document is changed with a reason, and the earlier one stays on the page', async ({
  page,
}) => {
  await signIn(page, 'elena.ciresaru', besideApp())
  const { id, number } = await registerNote(page, 'Notă cu deponent greșit')
  await page.goto(`${hosts.first}/#/document/${id}`)
  await page.getByRole('button', { name: 'Schimbă persoana' }).click()
  const dialog = page.getByRole('dialog', { name: `Schimbă persoana documentului ${number}` })
  await dialog.getByLabel('Noul deponent').fill('Popescu')
  await page.getByRole('option').first().click()
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(dialog.getByLabel('Motivul schimbării')).toHaveAccessibleDescription(
    /trebuie să fie completat/,
  )
  await dialog.getByLabel('Motivul schimbării').fill('Ales greșit la ghișeu')
  await page.keyboard.press('Control+s')
  const earlier = page.getByRole('group').filter({ hasText: 'Deponent schimbat o dată' })
  await earlier.getByText('Deponent schimbat o dată').click()
  await expect(earlier.getByText(/Ales greșit la ghișeu/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Activitate' })).toContainText('Ales greșit la ghișeu')
  await expectAccessible(page)
})
