import { labelPicture } from '../../../server/test/papers/label-picture.ts'
import { ask, registerNote, tell } from '../../support/page-facts.ts'
import { besideApp, expect, expectAccessible, hosts, signIn, test, untilQuiet } from '../../support/test.ts'

test('the camera reads a label in the page, which itself may compile nothing', async ({ page }) => {
  // Of another department than in the journey of sheets: a department has one draft.
  await signIn(page, 'administrator.client', besideApp())
  const { id, number } = await registerNote(page, 'Etichetă citită cu camera')
  const { body } = await ask(page, '/api/status')
  const institutionId = (body as { institution: { id: number } }).institution.id
  // A picture of the label stands in for what the camera sees; everything behind it is the product's own.
  await page.addInitScript(
    ({ side, dark }) => {
      navigator.mediaDevices.getUserMedia = async () => {
        const canvas = document.createElement('canvas')
        const unit = 12
        canvas.width = canvas.height = (side + 8) * unit
        const context = canvas.getContext('2d')!
        const draw = () => {
          context.fillStyle = '#fff'
          context.fillRect(0, 0, canvas.width, canvas.height)
          context.fillStyle = '#000'
          for (const [n, on] of dark.entries())
            if (on) context.fillRect(((n % side) + 4) * unit, (Math.floor(n / side) + 4) * unit, unit, unit)
          requestAnimationFrame(draw)
        }
        draw()
        return canvas.captureStream(10)
      }
    },
    labelPicture(institutionId, id),
  )
  await page.goto(`${hosts.first}/#/document/send`)
  await page.reload()
  await untilQuiet(page)
  await page.getByRole('button', { name: 'Citește cu camera' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(`${number} Adăugat, al 1-lea.`)).toBeVisible({ timeout: 15_000 })
  await dialog.getByRole('button', { name: 'Închide' }).last().click()
  await expect(page.getByRole('region', { name: 'Ciornă de borderou' })).toContainText(number)
})

test('a sheet of 30 is received by holding label after label before the camera', { tag: '@long' }, async ({
  page,
  join,
}) => {
  test.slow()
  await signIn(page, 'elena.ciresaru', besideApp())
  const status = (await ask(page, '/api/status')).body as {
    institution: { id: number }
    user: { group_id: number }
  }
  const ids: number[] = []
  for (let n = 1; n <= 30; n++) ids.push((await registerNote(page, `Hârtie ${n} din 30`)).id)
  const groups = (await ask(page, '/api/user_group/options?q=Urbanism')).body as unknown as { id: number }[]
  const draft = await tell(page, '/api/transfer/add', { to_group_id: groups[0]?.id, document_ids: ids })
  expect(draft.status).toBe(200)
  const sent = await tell(page, '/api/transfer/send', { id: draft.body.id })
  expect(sent.status).toBe(200)
  const { id: sheetId } = sent.body as { id: number }

  const radu = await join('radu.mesteacan', { at: besideApp(), viewport: { width: 390, height: 844 } })
  // Each label stands before the camera until the page has said something about it, as in a hand.
  await radu.addInitScript(
    (labels) => {
      navigator.mediaDevices.getUserMedia = async () => {
        const canvas = document.createElement('canvas')
        const unit = 12
        const context = canvas.getContext('2d')!
        const draw = () => {
          const { side, dark } = labels[(window as unknown as { label?: number }).label ?? 0]!
          canvas.width = canvas.height = (side + 8) * unit
          context.fillStyle = '#fff'
          context.fillRect(0, 0, canvas.width, canvas.height)
          context.fillStyle = '#000'
          for (const [n, on] of dark.entries())
            if (on) context.fillRect(((n % side) + 4) * unit, (Math.floor(n / side) + 4) * unit, unit, unit)
          requestAnimationFrame(draw)
        }
        draw()
        return canvas.captureStream(10)
      }
    },
    ids.map((id) => labelPicture(status.institution.id, id)),
  )
  await radu.goto(`${hosts.first}/#/document/receive?sheet=${sheetId}`)
  await radu.reload()
  await radu.getByRole('button', { name: 'Citește cu camera' }).click()
  const dialog = radu.getByRole('dialog')
  const rows = (sent.body as { data: { rows: { document_id: number; number: string }[] } }).data.rows
  for (const [n, id] of ids.entries()) {
    await radu.evaluate((label) => {
      ;(window as unknown as { label: number }).label = label
    }, n)
    const number = rows.find(({ document_id }) => document_id === id)?.number ?? ''
    await expect(dialog.getByText(number).first()).toBeVisible({ timeout: 15_000 })
  }
  await expectAccessible(radu)
  await dialog.getByRole('button', { name: 'Închide' }).last().click()
  await radu
    .getByRole('button', { name: /^Confirmă/ })
    .last()
    .click()
  await expect
    .poll(async () => (await ask(radu, `/api/transfer/get/${sheetId}`)).body.accepted, { timeout: 10_000 })
    .toBe(30)
})
