import { expectNoSideways, registerNote } from '../../support/page-facts.ts'
import { besideApp, expect, expectAccessible, hosts, type Page, test } from '../../support/test.ts'

/** As a citizen meets every page: nothing against accessibility, nothing out of sight to the side. */
async function expectSound(page: Page): Promise<void> {
  await expectNoSideways(page)
  await expectAccessible(page)
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
])
  test(`a citizen with a telephone ${viewport.width} wide finds the request, the news and English`, async ({
    page,
    join,
  }) => {
    const clerk = await join('gina.liliacu', { at: besideApp() })
    const { number, tracking_code: code } = await registerNote(clerk, 'Notă de urmărit')
    await page.setViewportSize(viewport)
    await page.goto(`${hosts.first}/#/`)
    await expect(page.getByRole('heading', { level: 1, name: 'Cu ce vă putem ajuta?' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await expectSound(page)

    await page.getByRole('button', { name: 'Vedeți stadiul' }).click()
    await expect(page.getByLabel('Codul de urmărire')).toHaveAccessibleDescription(
      /Introduceți codul de urmărire\./,
    )
    await expect(page.getByLabel('Codul de urmărire')).toBeFocused()
    // As it stands on the receipt, in groups.
    await page.keyboard.type(`  ${code.toUpperCase().replace(/.{4}(?=.)/g, '$&-')} `)
    await page.keyboard.press('Enter')
    await expect(page.getByText(number, { exact: true })).toBeVisible()
    await expect(page.getByText('Stadiul:')).toBeAttached()
    await expect(page.getByRole('heading', { name: 'Istoric' })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/urmarire/${code}$`))
    await expect(page.getByText('Notă de urmărit')).toHaveCount(0)
    await expect(page.getByText('Gina')).toHaveCount(0)
    await expectSound(page)

    await page.getByLabel('Codul de urmărire').fill('nu-am-niciun-cod')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'Codul nu a fost găsit' })).toBeVisible()
    await expectSound(page)
    await page.goto(`${hosts.first}/#/urmarire/${code}`)
    await expect(page.getByText(number, { exact: true })).toBeVisible()

    await page.getByRole('link', { name: 'Noutăți' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Noutăți' })).toBeVisible()
    // The oldest one: newer ones may be another journey's, which takes them away.
    const post = page.getByRole('heading', { level: 2 }).last().getByRole('link')
    const title = (await post.textContent()) ?? '-'
    await expectSound(page)
    await post.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
    await expectSound(page)

    await page.getByRole('button', { name: /English/ }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.getByRole('navigation').getByRole('link', { name: 'News' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
    await expectSound(page)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  })

test('without scripts the first page leads to the gazette, the posts and the pages of the law', async ({
  join,
}) => {
  const page = await join(undefined, { javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
  for (const [name, title] of [
    ['Monitorul Oficial Local', 'Monitorul Oficial Local'],
    ['Noutăți', 'Noutăți'],
    ['Contact', 'Contact'],
    ['Protecția datelor personale', 'Protecția datelor personale'],
    ['Declarație de accesibilitate', 'Declarație de accesibilitate'],
  ] as const) {
    await page.goto(`${hosts.first}/`)
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
})
