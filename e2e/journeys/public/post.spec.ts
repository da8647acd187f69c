import { expect, expectAccessible, hosts, test } from '../../support/test.ts'

test('a post shows its formatted text, and nothing of it that runs, asks or dresses', async ({ page }) => {
  const content = [
    '<h2>Program</h2><ul><li><a href="#/admin-home">Luni</a></li></ul>',
    '<table><tbody><tr><td>8:00</td></tr></tbody></table>',
    '<p id="marked" style="position:fixed" onclick="window.ran = 1">Text<script>window.ran = 1</script></p>',
    '<a href="javascript:window.ran = 1">aici</a><img src="/none.png" alt="" onerror="window.ran = 1">',
    '<form><input name="parola"></form><iframe src="/"></iframe>',
  ].join('')
  await page.route('**/api/public_post/get/1', (route) =>
    route.fulfill({
      json: {
        id: 1,
        title: 'Noutăți',
        description: '',
        categories: [],
        author: 'Primăria',
        published_on: '2026-11-20T08:00:00Z',
        content,
      },
    }),
  )
  await page.goto(`${hosts.first}/#/admin-post/1`)
  const article = page.locator('article')
  await expect(article.getByRole('heading', { name: 'Program' })).toBeVisible()
  await expect(article.getByRole('link', { name: 'Luni' })).toBeVisible()
  await expect(article.getByRole('cell', { name: '8:00' })).toBeVisible()
  await expect(article.getByText('Text', { exact: true })).not.toHaveAttribute('style')
  await expect(
    article.locator('script, form, input, iframe, [onclick], [onerror], [href^=javascript]'),
  ).toHaveCount(0)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  await expectAccessible(page)
})
