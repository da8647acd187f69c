import { randomUUID } from 'node:crypto'
import { ask, expectNoSideways, registerNote, tell } from '../../support/page-facts.ts'
import {
  besideApp,
  expect,
  expectAccessible,
  hosts,
  type Page,
  signIn,
  test,
  untilQuiet,
} from '../../support/test.ts'

type Case = { number: string; id: number; version: number; shares: { id: number }[] }

/** Cases of new notes; with `groupId`, a department is in charge. */
async function openCases(page: Page, subjects: readonly string[], groupId?: number): Promise<Case[]> {
  const shares = groupId === undefined ? [] : [{ group_id: groupId, role: 'lead' }]
  const made: Case[] = []
  for (const subject of subjects) {
    const { id } = await registerNote(page, subject)
    const { status, body } = await tell(page, '/api/workcase/add', { document_id: id, shares })
    expect(status).toBe(200)
    made.push(body.data as Case)
  }
  return made
}
const rows = (page: Page) => page.locator('tbody [data-row-opener]')

test('several cases are closed from the queue with one status; what cannot be closed says why, and all come back', async ({
  page,
}) => {
  const word = `inchid${randomUUID().slice(0, 8)}`
  await signIn(page, 'radu.mesteacan', besideApp())
  const groups = (await ask(page, '/api/user_group/options?q=Urbanism')).body as unknown as { id: number }[]
  const cases = await openCases(
    page,
    ['unu', 'doi', 'trei'].map((n) => `Cerere ${word} ${n}`),
    groups[0]?.id ?? 0,
  )
  for (const [n, { shares }] of cases.entries()) {
    const share = { share_id: shares[0]?.id }
    expect((await tell(page, '/api/workcase/take', share)).status).toBe(200)
    // The last one is only taken over: nobody has begun it, and it is closed all the same.
    if (n < 2) expect((await tell(page, '/api/workcase/start', share)).status).toBe(200)
  }
  await page.goto(`${hosts.first}/#/my-workcases?search=${word}`)
  await expect(rows(page)).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Alege toate rândurile paginii' }).check()
  await page.keyboard.press('i')
  const form = page.getByRole('dialog', { name: 'Închideți mai multe dosare' })
  await form.getByRole('combobox', { name: /Modul de soluționare/ }).click()
  await page.keyboard.type('favorabil')
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  const batch = page.getByRole('dialog', { name: 'Lotul de închideri' })
  await batch.getByRole('button', { name: 'Închide 3 dosare' }).click()
  await expect(batch.getByText('Închiderea s-a terminat.')).toBeVisible()
  await expectAccessible(page)
  await batch.getByRole('button', { name: 'Anulează închiderea' }).click()
  await expect(batch.getByText(/Închiderea a fost anulată/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rows(page)).toHaveCount(3)
})

test('the mayor gives out 40 papers in a row, by keyboard alone', { tag: '@long' }, async ({
  page,
  join,
}) => {
  test.slow()
  const word = `patruzeci${randomUUID().slice(0, 8)}`
  const gina = await join('gina.liliacu', { at: besideApp() })
  await openCases(
    gina,
    Array.from({ length: 40 }, (_, n) => `Petiție ${word} ${n + 1}`),
  )
  await signIn(page, 'traian.codreanu', `${hosts.first}/#/assign-workcases?search=${word}`)
  await page.getByRole('button', { name: 'Repartizează pe rând' }).click()
  const dialog = page.getByRole('dialog')
  const group = dialog.getByRole('combobox', { name: 'Compartiment responsabil' })
  await expect(group).toBeFocused()
  await page.keyboard.type('Urbanism')
  await page.keyboard.press('Enter')
  await expect(group).toHaveValue(/^Urbanism și/)
  await page.keyboard.press('Control+s')
  for (let n = 2; n <= 40; n++) {
    await expect(dialog).toContainText(`${n} din 40`)
    await expect(group).toBeFocused()
    await page.keyboard.press('Alt+p')
    await expect(group).toHaveValue(/^Urbanism și/)
    if (n === 20) await expectAccessible(page)
    await page.keyboard.press('Control+s')
  }
  await expect(dialog.getByText('Ați ajuns la capăt.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(rows(page)).toHaveCount(0)
  await untilQuiet(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(page)
})
