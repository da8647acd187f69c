import { expect, hosts, test, untilQuiet } from '../../support/test.ts'

/**
 * A screen asks for nothing its reader may not have: a call that answers 403 by itself would fill the log of refused
 * calls with what nobody tried.
 */
for (const username of ['radu.mesteacan', 'traian.codreanu'])
  test(`no screen of ${username} calls what is refused`, { tag: '@long' }, async ({ join }) => {
    const page = await join(username)
    const refused: string[] = []
    page.on('response', (answer) => {
      if (answer.status() === 403) refused.push(`${page.url()}: ${answer.request().method()} ${answer.url()}`)
    })
    const links = page.getByRole('navigation', { name: 'Meniu' }).getByRole('link')
    await expect(links.first()).toBeVisible()
    const paths = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
    expect(paths.length).toBeGreaterThan(2)
    for (const path of [...paths, '#/profile', '#/document/1']) {
      await page.goto(`${hosts.first}/${path.replace(/^\//, '')}`)
      await untilQuiet(page)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    }
    expect(refused).toEqual([])
  })
