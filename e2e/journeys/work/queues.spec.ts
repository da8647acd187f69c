import { randomUUID } from 'node:crypto'
import { ask, expectNoSideways, openFromMenu, registerNote, tell } from '../../support/page-facts.ts'
import { expect, expectAccessible, hosts, type Page, signIn, test, untilQuiet } from '../../support/test.ts'

type Named = { id: number; name: string }

/** A department by its name, as the server offers it. */
async function groupOf(page: Page, name: string): Promise<number> {
  const groups = (await ask(page, `/api/user_group/options?q=${name}`)).body as unknown as Named[]
  return groups[0]?.id ?? 0
}

/** Open cases of new notes, with nobody or a department in charge; their numbers. */
async function openCases(page: Page, subjects: readonly string[], group?: string): Promise<string[]> {
  const groupId = group === undefined ? undefined : await groupOf(page, group)
  const numbers: string[] = []
  for (const subject of subjects) {
    const { id } = await registerNote(page, subject)
    const shares = groupId === undefined ? [] : [{ group_id: groupId, role: 'lead' }]
    const { status, body } = await tell(page, '/api/workcase/add', { document_id: id, shares })
    expect(status).toBe(200)
    numbers.push((body.data as { number: string }).number)
  }
  return numbers
}

const openers = (page: Page) => page.locator('tbody [data-row-opener]')

test('a clerk works the queue by keyboard: takes from the department, begins, makes wait, gives back', async ({
  page,
}) => {
  const word = `coada${randomUUID().slice(0, 8)}`
  await signIn(page, 'radu.mesteacan')
  const numbers = await openCases(page, [`Cerere ${word} unu`, `Cerere ${word} doi`], 'Urbanism')
  await openFromMenu(page, 'Dosarele mele')
  await expect(page.getByRole('heading', { name: 'Dosarele mele' })).toBeVisible()
  await expect(page).toHaveTitle(/^Dosarele mele/)
  await untilQuiet(page)
  await expectAccessible(page)

  await page.goto(`${hosts.first}/#/my-workcases?queue=group&search=${word}`)
  await expect(page.getByRole('button', { name: /^Compartiment \d/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(openers(page)).toHaveCount(2)
  // Both rows are chosen with Space and taken with one key.
  await page.keyboard.press('ArrowDown')
  await expect(openers(page).first()).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page.getByRole('toolbar', { name: /2/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('p')
  await expect(page.getByText('2 lucrări preluate.')).toBeVisible()
  await expect(openers(page)).toHaveCount(0)

  await page.goto(`${hosts.first}/#/my-workcases?search=${word}`)
  await expect(openers(page)).toHaveCount(2)
  await expect(page.locator('tbody').getByText('Preluat')).toHaveCount(2)
  await openers(page).filter({ hasText: numbers[0]! }).focus()
  await page.keyboard.press('l')
  await expect(page.locator('tbody').getByText('În lucru')).toHaveCount(1)
  await openers(page).filter({ hasText: numbers[0]! }).focus()
  await page.keyboard.press('w')
  const wait = page.getByRole('dialog', { name: 'Puneți în așteptare' })
  await expect(wait.getByLabel(/^Număr de zile/)).toBeFocused()
  await page.keyboard.press('Control+s')
  await expect(wait.getByLabel(/^Număr de zile/)).toHaveAccessibleDescription(/trebuie să fie completat/)
  await wait.getByLabel(/^Număr de zile/).fill('5')
  await wait.getByLabel('Motivul').fill('Lipsește planul')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.locator('tbody').getByText(/În așteptare până la/)).toHaveCount(1)

  // What cannot be done says why, before it asks for anything.
  await openers(page).filter({ hasText: numbers[1]! }).focus()
  await page.keyboard.press('w')
  const kept = page.getByRole('dialog', { name: 'Nu s-a putut pentru toate' })
  await expect(kept.getByRole('listitem')).toContainText('starea „Preluat”')
  await page.keyboard.press('Escape')
  await openers(page).filter({ hasText: numbers[1]! }).focus()
  await page.keyboard.press('d')
  await expect(page.getByRole('dialog', { name: 'Dați înapoi compartimentului' })).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('1 lucrare dată înapoi.')).toBeVisible()
  await expect(openers(page)).toHaveCount(1)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('list', { name: 'Ale mele' }).getByRole('listitem')).toHaveCount(1)
  await expectNoSideways(page)
  await expectAccessible(page)
})

test('the mayor gives out papers in a row with an instruction, takes one back, and gives the rest together', async ({
  page,
  join,
}) => {
  const word = `rezolutie${randomUUID().slice(0, 8)}`
  const gina = await join('gina.liliacu')
  const subjects = ['unu', 'doi', 'trei', 'patru'].map((n) => `Petiție ${word} ${n}`)
  const numbers = await openCases(gina, subjects)
  await signIn(page, 'traian.codreanu')
  await openFromMenu(page, 'De repartizat')
  await expect(page.getByRole('heading', { name: 'De repartizat' })).toBeVisible()
  await page.goto(`${hosts.first}/#/assign-workcases?search=${word}&sortBy=number&sortOrder=asc`)
  await expect(openers(page)).toHaveCount(4)
  await untilQuiet(page)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Repartizează pe rând' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(numbers[0]!)
  const group = dialog.getByRole('combobox', { name: 'Compartiment responsabil' })
  await expect(group).toBeFocused()
  await page.keyboard.type('Urbanism')
  await page.keyboard.press('Enter')
  await expect(group).toHaveValue(/^Urbanism și/)
  // Beside each person stands what lies on them.
  await page.keyboard.press('Tab')
  await page.keyboard.type('Ioana')
  await expect(page.getByRole('option', { name: /Ioana .* în lucru/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await dialog.getByRole('textbox', { name: 'Rezoluție' }).fill('Spre soluționare în 5 zile')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(dialog).toContainText(`${numbers[0]} → Urbanism și amenajarea teritoriului: Ioana`)

  // The next one stands there; „as before” fills it in.
  await expect(dialog).toContainText('2 din 4')
  await expect(group).toBeFocused()
  await page.keyboard.press('Alt+p')
  await expect(group).toHaveValue(/^Urbanism și/)
  await page.keyboard.press('Control+s')
  await expect(dialog).toContainText(`${numbers[1]} → Urbanism și amenajarea teritoriului: Ioana`)
  await dialog.getByRole('button', { name: 'Anulează' }).first().click()
  await expect(page.getByText(`${numbers[1]} este din nou de repartizat.`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(openers(page)).toHaveCount(3)

  // Together: the preview says what will happen, and it can be taken back.
  await page.getByRole('checkbox', { name: 'Alege toate rândurile paginii' }).check()
  // The key means the chosen rows, though the box has the focus.
  await page.keyboard.press('r')
  const form = page.getByRole('dialog', { name: 'Repartizați mai multe dosare' })
  const lead = form.getByRole('combobox', { name: 'Compartiment responsabil' })
  await lead.fill('Juridic')
  await page.keyboard.press('Enter')
  await expect(lead).toHaveValue(/^Juridic și/)
  await page.keyboard.press('Control+s')
  const batch = page.getByRole('dialog', { name: 'Lotul de repartizări' })
  await expect(batch.getByRole('button', { name: 'Se repartizează 3' })).toBeVisible()
  await expectAccessible(page)
  await batch.getByRole('button', { name: 'Repartizează 3 dosare' }).click()
  await expect(batch.getByText('Repartizarea s-a terminat.')).toBeVisible()
  await expect(batch.getByRole('table')).toContainText('Juridic')
  await batch.getByRole('button', { name: 'Anulează repartizarea' }).click()
  await expect(batch.getByText('Repartizarea a fost anulată.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(page)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('list', { name: 'De repartizat' }).getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
})
