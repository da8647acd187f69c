import { expectNoSideways } from '../support/page-facts.ts'
import { expect, expectAccessible, hosts, signIn, test, untilQuiet } from '../support/test.ts'

test('shots', async ({ page, join }) => {
  for (const [name, width, scheme] of [['wide', 1440, 'light'], ['phone', 390, 'light'], ['dark', 1440, 'dark']] as const) {
    const guest = await join(undefined, { viewport: { width, height: 900 }, colorScheme: scheme })
    await guest.goto(`${hosts.first}/#/monitor-oficial`)
    await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
    await untilQuiet(guest)
    await guest.screenshot({ path: `/tmp/w/G-gazette-${name}.png`, fullPage: false })
    await guest.goto(`${hosts.first}/#/monitor-oficial-alerte`)
    await guest.getByLabel('Toate rubricile').uncheck()
    await untilQuiet(guest)
    await expectAccessible(guest)
    await expectNoSideways(guest)
    await guest.screenshot({ path: `/tmp/w/G-alerts-${name}.png`, fullPage: true })
    await guest.goto(`${hosts.first}/noutati`)
    await guest.screenshot({ path: `/tmp/w/G-posts-${name}.png` })
    const link = guest.getByRole('main').getByRole('link').first()
    if (await link.count()) { await link.click(); await guest.screenshot({ path: `/tmp/w/G-post-${name}.png` }); await expectAccessible(guest) }
  }
  await signIn(page, 'administrator.client')
  await page.goto(`${hosts.first}/#/mesaje-contact`)
  await untilQuiet(page)
  await expectAccessible(page)
  await page.screenshot({ path: '/tmp/w/G-messages-wide.png' })
})
