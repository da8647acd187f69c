import { labelPicture } from '../../../server/test/papers/label-picture.ts'
import { ask, registerNote } from '../../support/page-facts.ts'
import { besideApp, expect, hosts, signIn, test, untilQuiet } from '../../support/test.ts'

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
