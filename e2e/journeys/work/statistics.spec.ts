import { readFileSync } from 'node:fs'
import { tell } from '../../support/page-facts.ts'
import { expect, expectAccessible, hosts, type Page, test, untilQuiet } from '../../support/test.ts'

const phone = { viewport: { width: 390, height: 844 } }

/** The number that the name of a figure ends in. */
async function countOf(page: Page, name: RegExp): Promise<number> {
  const label = (await page.getByRole('link', { name }).getAttribute('aria-label')) ?? ''
  return Number(/(\d+)$/.exec(label)?.[1])
}

test('a head finds where papers wait and opens them', async ({ join }) => {
  const page = await join('radu.mesteacan')
  await page.getByRole('link', { name: 'Statistici compartiment' }).click()
  await expect(page.getByRole('heading', { name: /^Statisticile compartimentului: Urbanism/ })).toBeVisible()
  const waiting = /^De repartizat, Acum: \d+$/
  const panel = page.getByRole('complementary', { name: 'De repartizat' })
  await expectAccessible(page)
  // Other journeys register papers meanwhile: the figure and its list agree as soon as none comes between.
  await expect(async () => {
    await page.goto(`${hosts.first}/#/dep-stats`)
    await page.reload()
    const link = page.getByRole('link', { name: waiting })
    await link.waitFor()
    const count = await countOf(page, waiting)
    await link.press('Enter')
    await expect(panel.getByRole('listitem').first()).toBeVisible()
    await untilQuiet(page)
    // Papers that stay closed to the head are counted and told, and are not in the list.
    const note = panel.getByText(/acces restrâns/)
    const told = (await note.count()) === 0 ? '0' : await note.first().textContent()
    const closed = Number(/^\d+/.exec(told ?? '')?.[0] ?? 1)
    await expectAccessible(page)
    await panel.getByRole('link', { name: 'Deschide ca listă' }).click()
    await expect(page.getByText(new RegExp(`^înregistrările 1–\\d+ din ${count - closed}$`))).toBeVisible({
      timeout: 3000,
    })
  }).toPass()
  await page.goBack()
  await expect(panel).toBeVisible()
  await panel.getByRole('link').first().click()
  await expect(page).toHaveURL(/#\/document\/\d+/)
})

test('the mayor compares quarters on a phone, saves a picture, and the address keeps what was chosen', async ({
  join,
}) => {
  const page = await join('mirela.fantanaru', { ...phone, at: `${hosts.first}/#/comp-stats` })
  await page.getByRole('button', { name: /^Perioada: / }).click()
  await page.getByRole('menuitem', { name: 'Trimestrul acesta' }).click()
  await expect(page.getByRole('button', { name: /^Perioada: trimestrul/ })).toBeVisible()
  await page.getByRole('combobox', { name: 'Comparată cu' }).selectOption('year_before')
  await expect(page).toHaveURL(/compare=year_before/)
  await page.reload()
  await expect(
    page
      .getByRole('heading', { name: 'Înregistrări pe luni' })
      .or(page.getByRole('heading', { name: 'Înregistrări pe zile' })),
  ).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Comparată cu' })).toHaveValue('year_before')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible(page)
  const departments = page.getByRole('region', { name: 'Compartimente' })
  const coming = page.waitForEvent('download')
  await departments.getByRole('button', { name: 'Salvează „Compartimente” ca PNG' }).click()
  const picture = readFileSync(await (await coming).path())
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  // Two dots for each of the drawing, whose bars and figures are wider than the phone.
  expect(picture.readUInt32BE(16)).toBeGreaterThan(1500)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
})

test('on paper a picture shrinks to the sheet, whole', async ({ join }) => {
  const page = await join('mirela.fantanaru', { at: `${hosts.first}/#/comp-stats` })
  await expect(page.locator('.recharts-surface').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  // As on the sheet itself, nothing is measured anew between its width and the picture.
  const [sheet = 0, drawn = 0] = await page
    .locator('.recharts-wrapper')
    .first()
    .evaluate((picture) => {
      const section = picture.closest('section') ?? document.body
      section.style.width = '300px'
      return [section, picture].map((one) => one.getBoundingClientRect().width)
    })
  expect(drawn).toBeGreaterThan(200)
  expect(drawn).toBeLessThanOrEqual(sheet)
})

test('a clerk is refused politely, and finds no way there in the menu', async ({ join }) => {
  const page = await join('gina.liliacu', { at: `${hosts.first}/#/comp-stats` })
  await expect(page.getByRole('heading', { name: 'Nu aveți acces la această pagină' })).toBeVisible()
  await expect(page.getByText('Vă lipsește dreptul: Vede statisticile instituției.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Statistici/ })).toHaveCount(0)
  await expectAccessible(page)
})

test('figures and reports speak English, wide and on a phone', async ({ join }) => {
  // Her language is English in the other journey that she has as well; it stays so.
  const page = await join('carmen.trandafiru')
  await tell(page, '/api/preference/update', { language: 'en' })
  await page.goto(`${hosts.first}/#/comp-stats?from=2026-07-01&to=2026-09-30`)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Institution statistics' })).toBeVisible()
  const steps = page.getByRole('table', { name: 'Where papers wait' })
  await expect(steps.getByRole('columnheader', { name: /^Now, \d\d\.\d\d\.\d{4}$/ })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize(phone.viewport)
  await page.goto(`${hosts.first}/#/reports?report=public_information`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports')
  await page.getByRole('button', { name: 'Make the report' }).click()
  await expect(page.getByRole('row', { name: /^Registered before the period/ })).toContainText('art. 27')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
