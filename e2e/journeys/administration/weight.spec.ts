import { gzipSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { expect, fillSignIn, hosts, type Page, test, untilQuiet } from '../../support/test.ts'

/** Notes the scripts a page loads; asked for their compressed bytes, it answers those loaded since the last time. */
function weigh(page: Page): () => Promise<{ bytes: number; files: string }> {
  let loaded: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.push(response)
  })
  return async () => {
    await untilQuiet(page)
    const taken = loaded
    loaded = []
    const sizes = await Promise.all(
      taken.map(async (one) => ({
        path: new URL(one.url()).pathname,
        bytes: gzipSync(await one.body()).length,
      })),
    )
    return { bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0), files: JSON.stringify(sizes) }
  }
}

test('scripts of sign-in are at most 180 kB, compressed, of shell and list at most 160 kB more, in one language', async ({
  page,
}) => {
  const scripts = weigh(page)
  await page.goto(`${hosts.first}/#/document/list`)
  await page.locator('input[type=password]').waitFor()
  const signIn = await scripts()
  expect(signIn.bytes, signIn.files).toBeLessThanOrEqual(180_000)
  expect(signIn.bytes).toBeGreaterThan(50_000)
  // The language stays hers, so that no other journey acts as this person.
  await fillSignIn(page, 'carmen.trandafiru')
  await expect(page.locator('tbody [data-row-opener]')).toHaveCount(20)
  const list = await scripts()
  expect(list.bytes, list.files).toBeLessThanOrEqual(160_000)
  expect(list.bytes).toBeGreaterThan(50_000)

  await page.getByRole('button', { name: /Carmen/ }).click()
  await page.getByText('English', { exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible()
  expect((await scripts()).bytes, 'the other language comes with the switch').toBeGreaterThan(10_000)
})

test('scripts of the portal’s first page are at most 150 kB, compressed; the program comes with the first link', async ({
  page,
}) => {
  const scripts = weigh(page)
  await page.goto(`${hosts.second}/#/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const portal = await scripts()
  expect(portal.bytes, portal.files).toBeLessThanOrEqual(150_000)
  expect(portal.bytes).toBeGreaterThan(50_000)
  await page.getByRole('link', { name: 'Noutăți', exact: true }).hover()
  await expect.poll(async () => (await scripts()).bytes, 'the program comes ahead').toBeGreaterThan(20_000)
  await page.getByRole('link', { name: 'Noutăți', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Noutăți' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Cu ce vă putem ajuta?' })).toBeVisible()
})

for (const [path, heading] of [
  ['formular-contact', 'Scrieți-ne'],
  ['monitor-oficial', 'Monitorul Oficial Local'],
  ['sesizare', 'Unde este problema?'],
  ['trimite-document', 'Ce depuneți?'],
] as const)
  test(`scripts of /${path} are at most 150 kB, compressed, without the program of the staff`, async ({
    page,
  }) => {
    const scripts = weigh(page)
    await page.goto(`${hosts.first}/#/${path}`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const light = await scripts()
    expect(light.bytes, light.files).toBeLessThanOrEqual(150_000)
    expect(light.bytes).toBeGreaterThan(50_000)
  })
