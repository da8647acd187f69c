import { randomUUID } from 'node:crypto'
import { ask, expectNoSideways, registerNote, tell } from '../../support/page-facts.ts'
import { besideApp, expect, expectAccessible, hosts, type Page, signIn, test } from '../../support/test.ts'

const bell = (page: Page) => page.locator('[data-notification-bell]')
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notificări' })

/** Marks everything as read, so that the journey begins at nothing. */
async function readAll(page: Page): Promise<void> {
  const { body } = await ask(page, '/api/notification/list/20?sortBy=id&sortOrder=desc')
  const [newest] = body.data as { id: number }[]
  if (newest) await tell(page, '/api/notification/read_all', { up_to: newest.id })
}

/** The person who is mentioned, as the server knows them. */
async function mention(page: Page, documentId: number, name: string): Promise<void> {
  const people = (await ask(page, `/api/user/options?q=${name}`)).body as unknown as { id: number }[]
  const [person] = people
  const said = { document_id: documentId, body: 'Vă rog să verificați.', mention_ids: [person?.id] }
  expect((await tell(page, '/api/document_comment/add', said)).status).toBe(200)
}

test('what a colleague does is seen in the other browser at once, counted, and read there', async ({
  page,
  join,
}, info) => {
  await signIn(page, 'gina.liliacu')
  const colleague = await join('elena.ciresaru')
  await readAll(colleague)
  await colleague.reload()
  await expect(bell(colleague)).toHaveAccessibleName('Notificări')
  await bell(colleague).click()
  await expect(panel(colleague).getByText('în direct')).toBeVisible()

  const note = await registerNote(page, `Notă de verificat ${randomUUID().slice(0, 8)}`)
  await mention(page, note.id, 'Elena')
  await expect(bell(colleague)).toHaveAccessibleName('Notificări necitite: 1')
  const item = panel(colleague).getByRole('listitem').first()
  await expect(item).toContainText('Mențiune într-un comentariu')
  await expect(item).toContainText(note.number)
  await expectAccessible(colleague)
  await colleague.screenshot({ path: info.outputPath('panel.png') })

  // By keyboard: to the notice, marked as read, then opened.
  await panel(colleague)
    .getByRole('tab', { name: /Necitite/ })
    .focus()
  await colleague.keyboard.press('j')
  await colleague.keyboard.press('e')
  await expect(bell(colleague)).toHaveAccessibleName('Notificări')
  await panel(colleague)
    .getByRole('link', { name: /Mențiune/ })
    .first()
    .click()
  await expect(colleague).toHaveURL(new RegExp(`#/document/${note.id}$`))

  // The document on her screen follows too.
  await colleague.getByRole('tab', { name: 'Comentarii' }).click()
  await expect(colleague.getByText('Vă rog să verificați.')).toBeVisible()
  const more = { document_id: note.id, body: 'Am adăugat și anexa.', mention_ids: [] }
  expect((await tell(page, '/api/document_comment/add', more)).status).toBe(200)
  await expect(colleague.getByText('Am adăugat și anexa.')).toBeVisible()
})

test('rows that somebody reads stay where they are, and new ones are offered', async ({
  page,
  join,
}, info) => {
  await signIn(page, 'gina.liliacu', besideApp())
  const reader = await join('elena.ciresaru', { at: `${hosts.first}/#/document/list` })
  const openers = reader.locator('tbody [data-row-opener]')
  await expect(openers).toHaveCount(20)
  await openers.nth(2).focus()
  const before = await openers.nth(2).textContent()
  const note = await registerNote(page, 'Notă nouă în listă')
  // Other journeys may register at the same time.
  const offer = reader.getByRole('button', { name: /\d+ (rând nou|(de )?rânduri noi)/ })
  await expect(offer).toBeVisible()
  expect(await openers.nth(2).textContent()).toBe(before)
  await expect(openers.nth(2)).toBeFocused()
  await expectAccessible(reader)
  await reader.screenshot({ path: info.outputPath('offered.png') })
  await offer.click()
  await expect(openers.filter({ hasText: note.number })).toBeVisible()
})

test('the tabs of a browser share one stream, and the next tab takes over', async ({ join }) => {
  const first = await join()
  let streams = 0
  first.context().on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/live/stream') streams += 1
  })
  await signIn(first, 'radu.mesteacan')
  await bell(first).click()
  await expect(panel(first).getByText('în direct')).toBeVisible()
  const second = await first.context().newPage()
  await second.goto(`${hosts.first}/#/dashboard`)
  await bell(second).click()
  await expect(panel(second).getByText('în direct')).toBeVisible()
  expect(streams).toBe(1)
  await first.close()
  await expect.poll(() => streams).toBe(2)
  await expect(panel(second).getByText('în direct')).toBeVisible()
})

test('own choices, the page of notices and the outbox', async ({ join }, info) => {
  const page = await join('elena.ciresaru', { at: `${hosts.first}/#/notifications` })
  await expect(page.getByRole('heading', { level: 1, name: 'Notificări' })).toBeVisible()
  await expectAccessible(page)
  await page.screenshot({ path: info.outputPath('notifications.png') })
  await page.goto(`${hosts.first}/#/profile`)
  const card = page.getByRole('region', { name: 'Notificări', exact: true })
  const box = card.getByRole('checkbox', { name: 'Termen: mai sunt 7 zile: E-mail' })
  await expect(box).not.toBeChecked()
  await box.check()
  await expect(card.getByText('Renunță la alegerile proprii')).toBeVisible()
  await expectAccessible(page)
  await page.screenshot({ path: info.outputPath('choices.png') })
  await card.getByRole('button', { name: 'Renunță la alegerile proprii' }).click()
  await expect(box).not.toBeChecked()

  const administrator = await join('administrator.client', { at: `${hosts.first}/#/admin/outbox` })
  await expect(administrator.getByRole('heading', { level: 1, name: 'Mesaje trimise' })).toBeVisible()
  await expectAccessible(administrator)
  await administrator.screenshot({ path: info.outputPath('outbox.png') })
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('the panel fills the screen, and nothing is cut', async ({ page }, info) => {
    await signIn(page, 'elena.ciresaru')
    await bell(page).click()
    await expect(panel(page)).toBeVisible()
    await expect(panel(page).locator('[aria-busy="true"]')).toHaveCount(0)
    await expectNoSideways(page)
    await expectAccessible(page)
    await page.screenshot({ path: info.outputPath('panel-phone.png') })
    await panel(page).getByRole('button', { name: 'Închide notificările' }).click()
    await page.goto(`${hosts.first}/#/notifications`)
    await expect(page.getByRole('heading', { level: 1, name: 'Notificări' })).toBeVisible()
    await expectNoSideways(page)
    await page.screenshot({ path: info.outputPath('notifications-phone.png') })
    await page.goto(`${hosts.first}/#/profile`)
    await expect(page.getByText('Ce vi se spune și cum')).toBeVisible()
    await expectNoSideways(page)
    await page.screenshot({ path: info.outputPath('choices-phone.png') })
  })
})
