import { randomUUID } from 'node:crypto'
import { ask, expectNoSideways, openFromMenu, tell } from '../../support/page-facts.ts'
import { expect, expectAccessible, hosts, type Page, signIn, test, untilQuiet } from '../../support/test.ts'

type Named = { id: number; name: string }
type Form = {
  registers: { id: number; code: string }[]
  doc_types: { id: number; category: string; register_id: number | null }[]
}

/** A petition that lies with Radu, who is at work on it; the address of its case. */
async function petitionOf(page: Page, applicant: string): Promise<string> {
  const form = (await ask(page, '/api/document/registration_form')).body as unknown as Form
  const register = form.registers.find(({ code }) => code === 'RG')
  const type = form.doc_types.find(
    ({ category, register_id }) =>
      category === 'intrare' && (register_id === null || register_id === register?.id),
  )
  const paper = await tell(page, '/api/document/add', {
    category: 'intrare',
    register_id: register?.id,
    doc_type_id: type?.id,
    issuer: {
      type: 'pf',
      name: applicant,
      email: 'petent@exemplu.example',
      county: 'Cluj',
      locality: 'Cluj-Napoca',
      street: 'Teilor',
      number: '3',
    },
    short_description: `Cerere de informații, ${applicant}`,
  })
  expect(paper.status).toBe(200)
  const groups = (await ask(page, '/api/user_group/options?q=Urbanism')).body as unknown as Named[]
  const session = (await ask(page, '/api/status')).body as { user: { id: number } }
  const opened = await tell(page, '/api/workcase/add', {
    document_id: (paper.body.data as { id: number }).id,
    shares: [{ group_id: groups[0]?.id, user_id: session.user.id, role: 'lead' }],
  })
  expect(opened.status).toBe(200)
  const { id, shares } = opened.body.data as {
    id: number
    shares: { id: number; status: { code: string } }[]
  }
  if (shares[0]?.status.code === 'new') await tell(page, '/api/workcase/accept', { share_id: shares[0].id })
  await tell(page, '/api/workcase/start', { share_id: shares[0]?.id })
  return `${hosts.first}/#/workcase/${id}`
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

test('an answer is written, numbered, and leaves by e-mail as its case is closed', async ({ page }) => {
  const applicant = `Petent ${randomUUID().slice(0, 8)}`
  await signIn(page, 'radu.mesteacan')
  await page.goto(await petitionOf(page, applicant))
  const answer = page.getByRole('region', { name: 'Răspunsul' })
  await answer.getByRole('button', { name: 'Răspunde' }).press('Enter')
  const letter = page.getByRole('dialog').getByRole('textbox', { name: /Textul răspunsului/ })
  await expect(letter).toBeFocused()
  // A letter has room from the start.
  expect((await letter.boundingBox())?.height).toBeGreaterThan(200)
  await page.keyboard.insertText('Vă comunicăm informațiile cerute.\n\nCu stimă,')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(answer.getByRole('link', { name: /^Raspuns-DS-.*\.pdf$/ })).toBeVisible()
  await answer.getByRole('button', { name: 'Numerotează' }).press('Enter')
  await expect(page.getByRole('dialog').getByRole('combobox', { name: /Registrul/ })).toBeVisible()
  // Of a type whose papers may leave unsigned.
  await choose(page, /Tipul/, 'solicitare', /Solicitare completare dosar/)
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(answer.getByRole('link', { name: /^Are numărul/ })).toBeVisible()
  await answer.getByRole('button', { name: 'Ștampilează' }).press('Enter')
  await expect(answer.getByText(/^Fișierul care pleacă:/)).toBeVisible()

  await answer.getByRole('button', { name: 'Trimite și închide' }).press('Enter')
  await choose(page, /Modul de soluționare/, 'favorabil', /favorabil/)
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /Textul rezoluției/ })
    .fill('S-a răspuns.')
  await choose(page, /Modul de expediere/, 'e-m', /E-mail/)
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'E-mail' })).toHaveValue(
    'petent@exemplu.example',
  )
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('region', { name: 'De făcut acum' })).toContainText('Dosar închis de')
  const dispatch = page.getByRole('region', { name: 'Expediere' })
  await expect(dispatch).toContainText(applicant)
  await expect(dispatch.getByRole('link', { name: 'E-mailul trimis' })).toBeVisible({ timeout: 20_000 })
  await untilQuiet(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(page)
  await expectAccessible(page)
})

test('a letter on the line of the petition is marked as sent from the list of dispatches', async ({
  page,
  join,
}) => {
  const applicant = `Petent ${randomUUID().slice(0, 8)}`
  await signIn(page, 'radu.mesteacan')
  await page.goto(await petitionOf(page, applicant))
  await page.getByRole('button', { name: 'Închide cu expediere' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await choose(page, /Modul de soluționare/, 'favorabil', /favorabil/)
  await expect(dialog.getByRole('combobox', { name: /Numărul răspunsului/ })).toHaveValue(
    /Păstrează numărul intrării/,
  )
  await page.keyboard.press('Control+s')
  await expect(dialog).toContainText('Completați textul rezoluției.')
  await dialog.getByRole('textbox', { name: /Textul rezoluției/ }).fill('S-a eliberat adeverința.')
  await choose(page, /Modul de expediere/, 'po', /Poștă/)
  await choose(page, /Felul trimiterii/, 'simpl', /Simplă/)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('region', { name: 'Expediere' })).toContainText('De expediat')

  const gina = await join('gina.liliacu')
  await openFromMenu(gina, 'Expedieri')
  await expect(gina).toHaveTitle(/^Expedieri/)
  await untilQuiet(gina)
  await expectAccessible(gina)
  const row = gina.getByRole('row', { name: new RegExp(applicant) })
  await row.getByRole('checkbox').check()
  // What the chosen one does not allow is read on the dark bar: no light ground under its light words.
  const locked = gina.getByRole('toolbar').getByRole('button', { name: 'Marchează confirmat' })
  await expect(locked).toBeDisabled()
  await expect(locked).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await gina.getByRole('button', { name: 'Marchează expediat' }).press('Enter')
  await expect(gina.getByRole('dialog').getByRole('textbox', { name: /Nr. de urmărire/ })).toBeFocused()
  await expectAccessible(gina)
  await gina.keyboard.press('Control+s')
  await expect(row).toContainText('Expediat')
  // The page of the case follows by itself.
  await expect(page.getByRole('region', { name: 'Expediere' })).toContainText('expediat la')
  await gina.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(gina)
  await expectAccessible(gina)
})
