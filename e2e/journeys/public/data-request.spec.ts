import { randomUUID } from 'node:crypto'
import { linkIn, mailTo } from '../../support/outbox.ts'
import { ask, expectNoSideways, registerNote, tell } from '../../support/page-facts.ts'
import { photo } from '../../support/photo.ts'
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

const onPhone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** A case of a new note that this person has begun to work on; its id. */
async function begunCase(page: Page, subject: string): Promise<number> {
  const { id } = await registerNote(page, subject)
  const groups = (await ask(page, '/api/user_group/options?q=Urbanism')).body as unknown as { id: number }[]
  const shares = [{ group_id: groups[0]?.id, role: 'lead' }]
  const opened = await tell(page, '/api/workcase/add', { document_id: id, shares })
  expect(opened.status).toBe(200)
  const row = opened.body.data as { id: number; shares: { id: number }[] }
  for (const step of ['take', 'start'])
    expect((await tell(page, `/api/workcase/${step}`, { share_id: row.shares[0]?.id })).status).toBe(200)
  return row.id
}

test('a citizen answers on a phone what a case asks for, bit by bit, and the case goes on', {
  tag: '@long',
}, async ({ page, join }) => {
  const word = randomUUID().slice(0, 8)
  const email = `petent.${word}@mail.example`
  await signIn(page, 'radu.mesteacan', besideApp())
  const caseId = await begunCase(page, `Autorizație ${word}`)
  await page.goto(`${hosts.first}/#/workcase/${caseId}`)

  await page.getByRole('button', { name: 'Cere date' }).click()
  const dialog = page.getByRole('dialog', { name: /^Cereți completări/ })
  await dialog.getByLabel('Ce trebuie trimis (1)').fill('Plan de situație vizat')
  await dialog.getByRole('button', { name: 'Încă un document sau o lămurire' }).click()
  await dialog.getByLabel('Ce trebuie trimis (2)').fill('Acordul vecinului')
  await dialog.getByRole('radio', { name: 'E-mail' }).check()
  await dialog.getByLabel('E-mailul petentului').fill(email)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Trimite solicitarea' }).click()
  const card = page.getByRole('region', { name: 'Date suplimentare cerute' })
  await expect(card.getByText('0 din 2 primite')).toBeVisible()
  await untilQuiet(page)
  await expectAccessible(page)

  const phone = await join(undefined, onPhone)
  await phone.goto(linkIn(await mailTo(email, 'data-request.1.')))
  await expect(phone.getByRole('heading', { level: 1, name: 'Vi se cer 2 lucruri' })).toBeVisible()
  await expectNoSideways(phone)
  await expectAccessible(phone)
  const plan = { name: 'plan.jpg', mimeType: 'image/jpeg', buffer: await photo(phone, 'beige') }
  await phone.locator('input[aria-label="Fotografie: Plan de situație vizat"]').setInputFiles(plan)
  await expect(phone.getByText(/plan\.jpg .* gata de trimis/)).toBeVisible()
  await phone.getByRole('button', { name: 'Trimiteți 1 din 2' }).tap()
  await expect(phone.getByText('Am primit 1 din 2.', { exact: false })).toBeVisible()
  // The one who asked sees it come.
  await expect(card.getByText('1 din 2 primite')).toBeVisible()
  await expect(card.getByText(/plan\.jpg/)).toBeVisible()

  await phone.getByRole('button', { name: 'Răspund în scris: Acordul vecinului' }).tap()
  await phone.getByLabel('Răspunsul').fill('Nu am vecini pe latura aceea.')
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Trimiteți 2 din 2' }).tap()
  await expect(phone.getByRole('heading', { name: 'Am primit tot, vă mulțumim' })).toBeVisible()
  await expectAccessible(phone)
  await expect(card.getByText(/Nu am vecini pe latura aceea/)).toBeVisible()
  await expect(page.getByText('În lucru').first()).toBeVisible()
})
