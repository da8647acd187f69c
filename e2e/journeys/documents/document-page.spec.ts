import { pdfOf } from '../../../server/test/files/pdf-of.ts'
import { ask, registerNote, tell } from '../../support/page-facts.ts'
import { besideApp, expect, expectAccessible, hosts, type Page, signIn, test } from '../../support/test.ts'

/** A reply with a paper, two comments and the document that it answers. */
async function openReply(page: Page) {
  await signIn(page, 'gina.liliacu', besideApp())
  const petition = await registerNote(page, 'Notă la care se răspunde')
  // Its deadline has a long reason: days, the day and the law.
  const { id } = await registerNote(page, 'Răspuns cu o filă', 'Proiect de hotărâre')
  const linked = { document_id: id, other_id: petition.id, kind: 'answers', direction: 'from' }
  expect((await tell(page, '/api/document_link/add', linked)).status).toBe(200)
  for (const body of ['Verificat', 'De semnat'])
    expect((await tell(page, '/api/document_comment/add', { document_id: id, body })).status).toBe(200)
  await page.goto(`${hosts.first}/#/document/${id}`)
  await page.getByRole('button', { name: 'Adaugă fișier' }).click()
  const buffer = pdfOf(['Fila 1', 'Fila 2'])
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'raspuns.pdf', mimeType: 'application/pdf', buffer }])
  await expect(page.getByRole('img', { name: 'încărcat' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Adaugă fișier' }).click()
  await page.reload()
  await expect(page.getByText('Fila 1', { exact: true })).toBeAttached()
  return { id, petition }
}
const paperTop = async (page: Page) =>
  (await page.getByRole('region', { name: 'Pagina 1', exact: true }).boundingBox())?.y ?? Infinity

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })
  test('the paper starts high, under one toolbar, with what belongs to it in sight', async ({ page }) => {
    const { petition } = await openReply(page)
    await page.screenshot({ path: 'test-results/document-wide.png' })
    await expect(page.getByText(/^30 de zile calendaristice, până la .* · Legea 52\/2003/)).toBeVisible()
    expect(await paperTop(page)).toBeLessThanOrEqual(300)
    await expect(page.getByRole('toolbar')).toHaveCount(1)
    for (const tab of ['Fișiere 1', 'Comentarii 2', 'Conexiuni 1'])
      await expect(page.getByRole('tab', { name: tab, exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Activitate' })).toContainText('a înregistrat documentul')
    await expectAccessible(page)
    await page.getByRole('link', { name: petition.number, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`#/document/${petition.id}$`))
  })

  test('an annulled document shows no locked commands', async ({ page }) => {
    await signIn(page, 'elena.ciresaru', besideApp())
    const { id } = await registerNote(page, 'Notă de anulat')
    const { body } = await ask(page, `/api/document/get/${id}`)
    const annulled = { id, reason: 'Înregistrată de două ori', version: body.version }
    expect((await tell(page, '/api/document/annul', annulled)).status).toBe(200)
    await page.goto(`${hosts.first}/#/document/${id}`)
    await expect(page.getByText('Motiv: Înregistrată de două ori').first()).toBeVisible()
    await expect(page.locator('[aria-disabled=true]')).toHaveCount(0)
    await page.screenshot({ path: 'test-results/document-annulled.png' })
    await expectAccessible(page)
  })
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test('the paper is on the first screen, and nothing lies over it', async ({ page }) => {
    await openReply(page)
    await page.screenshot({ path: 'test-results/document-phone.png' })
    await page.screenshot({ path: 'test-results/document-phone-whole.png', fullPage: true })
    expect(await paperTop(page)).toBeLessThan(500)
    const covered = await page.evaluate(
      () =>
        [...document.querySelectorAll('main a, main button, main [role=tab]')].filter((command) => {
          const { left, right, top, bottom } = command.getBoundingClientRect()
          if (right <= left || left < 0 || right > innerWidth || bottom > innerHeight) return false
          const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
          return !command.contains(there)
        }).length,
    )
    expect(covered).toBe(0)
    // A label and its command stand beside each other, inside their own fact.
    const outside = await page
      .locator('main dl > div')
      .evaluateAll((facts) =>
        facts.flatMap((fact) =>
          [...fact.querySelectorAll('dt, dt *')]
            .filter((part) => part.getBoundingClientRect().right > fact.getBoundingClientRect().right)
            .map((part) => part.textContent),
        ),
      )
    expect(outside).toEqual([])
    await expectAccessible(page)
  })
})
