import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildForDevelopment, openFromFolder } from '../../support/pieces-page.ts'
import { expect, expectAccessible, test } from '../../support/test.ts'

const folder = mkdtempSync(join(tmpdir(), 'hdoc-pieces-'))
test.beforeAll(() => buildForDevelopment(folder))
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

for (const colorScheme of ['light', 'dark'] as const)
  test(`every piece in its states is accessible, wide and narrow, ${colorScheme}`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openFromFolder(page, folder, '#/dev/ui')
    await expect(page.getByRole('heading', { level: 1, name: 'Piese și stări' })).toBeVisible({
      timeout: 30_000,
    })
    await expect(page.locator('.recharts-bar-rectangle').first()).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page)
    await page.screenshot({ path: `test-results/pieces-${colorScheme}.png`, fullPage: true })
    const asTable = page.getByRole('button', { name: 'Arată ca tabel' })
    for (let left = await asTable.count(); left > 0; left -= 1) await asTable.first().click()
    await expect(page.getByRole('table', { name: 'Intrate și soluționate' })).toBeVisible()
    for (const state of ['Goală', 'Neîncărcată']) {
      await page.getByText(state, { exact: true }).click()
      await expectAccessible(page)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByText('Cu rânduri', { exact: true }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Deschide dialogul' }).click()
    await expect(page.getByRole('dialog', { name: 'Modifică registrul' })).toBeVisible()
    await expectAccessible(page)
  })

test('on paper a chart stands with its figures, in the colours of the light theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await openFromFolder(page, folder, '#/dev/ui')
  const chart = page.getByRole('region', { name: 'Intrate și soluționate' })
  await expect(chart.getByRole('table')).toBeVisible()
  await expect(chart.getByRole('img', { name: /^Intrate și soluționate\. / }).first()).toBeVisible()
  await expect(chart.getByRole('button')).toHaveCount(0)
  await expect(chart).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})
