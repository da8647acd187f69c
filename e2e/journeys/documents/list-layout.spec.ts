import { besideApp, expect, expectAccessible, hosts, type Page, signIn, test } from '../../support/test.ts'

const list = `${hosts.first}/#/document/list`
const status = (id: number) => `filters[0][column]=status&filters[0][match][status][in]=${id}`
const many = `${status(3)}&filters[1][column]=registered_on&filters[1][match][registered_on][dateAfter]=2020-01-01&filters[2][column]=short_description&filters[2][match][short_description][notContains]=xyz&filters[3][column]=issuer&filters[3][match][name][notContains]=qwe`

async function openList(page: Page, query: string): Promise<void> {
  await page.goto(`${list}?${query}`)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'Documente' }).getByRole('link').first()).toBeVisible()
}

test('filters push no tool away, and columns keep their widths whatever the rows hold', async ({ page }) => {
  await signIn(page, 'gina.liliacu')
  const places = async () =>
    Promise.all(
      ['Vizualizări', 'Exportă', 'Coloane'].map(async (name) => {
        const box = await page.getByRole('button', { name, exact: true }).boundingBox()
        return [Math.round(box?.x ?? -1), Math.round(box?.y ?? -1)]
      }),
    )
  const widths = async () =>
    page
      .getByRole('columnheader')
      .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().width)))
  await openList(page, 'search=')
  const before = await places()
  const columns = await widths()
  const heads = await page.getByRole('columnheader').allTextContents()
  expect(columns[heads.indexOf('Tip')], 'no column is robbed of its share').toBeGreaterThan(150)
  expect(await page.getByRole('table').evaluate((table) => table.scrollWidth - table.clientWidth)).toBe(0)
  await page.screenshot({ path: 'test-results/list-wide.png' })
  await openList(page, many)
  expect(await places()).toEqual(before)
  await page.screenshot({ path: 'test-results/list-chips.png' })
  for (const id of [1, 6]) {
    await openList(page, status(id))
    const other = await widths()
    for (const [n, width] of columns.entries()) expect(Math.abs((other[n] ?? 0) - width)).toBeLessThan(12)
  }
  await page.setViewportSize({ width: 1024, height: 768 })
  await openList(page, many)
  await page.screenshot({ path: 'test-results/list-narrow.png' })
  await page.getByRole('button', { name: 'Coloane' }).click()
  await expectAccessible(page)
})

test('a phone shows six documents at once, and nothing covers them', async ({ page }) => {
  await signIn(page, 'gina.liliacu', besideApp())
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(list)
  await expect(page.getByRole('heading', { name: 'Documente' })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const cards = page.getByRole('list', { name: 'Documente', exact: true }).getByRole('listitem')
  await expect(cards.nth(6).getByRole('link')).toBeAttached()
  await page.screenshot({ path: 'test-results/list-phone.png' })
  const sixth = await cards.nth(5).boundingBox()
  expect((sixth?.y ?? 9999) + (sixth?.height ?? 0)).toBeLessThanOrEqual(844)
  const covered = await page.evaluate(
    () =>
      [...document.querySelectorAll('ul[aria-label="Documente"] a')].filter((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect()
        if (bottom > innerHeight) return false
        return [left + 20, right - 20].some(
          (x) => !link.contains(document.elementFromPoint(x, (top + bottom) / 2)),
        )
      }).length,
  )
  expect(covered).toBe(0)
  await expectAccessible(page)
})
