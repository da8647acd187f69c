import { gzipSync } from 'node:zlib'
import type { Response, Route } from '@playwright/test'
import { ask, registerNote, tell } from '../../support/page-facts.ts'
import { besideApp, expect, expectAccessible, hosts, signIn, test, untilQuiet } from '../../support/test.ts'

test('the calls are described for machines and for people, from our own files', { tag: '@long' }, async ({
  page,
}) => {
  const foreign: string[] = []
  const failed: string[] = []
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(hosts.first))
      foreign.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error') failed.push(message.text())
  })
  await page.goto(`${hosts.first}/api/docs`)
  await expect(page.locator('.info .title')).toContainText('HDoc')
  await page.locator('#operations-tag-document').waitFor()
  await page.locator('#operations-tag-document').click()
  await expect(page.getByText('/api/document/add', { exact: true })).toBeVisible()
  await page.getByText('/api/document/add', { exact: true }).click()
  await expect(page.getByText('Request body').first()).toBeVisible()
  expect(foreign).toEqual([])
  expect(failed).toEqual([])
  const { status, body } = await ask(page, '/api/openapi.json')
  expect(status).toBe(200)
  expect(body.openapi).toBe('3.1.0')
  const paths = Object.keys(body.paths as object)
  expect(paths).toContain('/api/document/add')
  expect(paths.every((path) => path.startsWith('/api/'))).toBe(true)
})

test('the sign-in page is at most 200 kB, compressed', async ({ page }) => {
  const loaded: Response[] = []
  page.on('response', (response) => loaded.push(response))
  // The institution without a provider, which another journey sets up for the first.
  await page.goto(`${hosts.second}/#/login`)
  await page.locator('input[type=password]').waitFor()
  await untilQuiet(page)
  const sizes = await Promise.all(
    loaded.map(async (one) => ({
      path: new URL(one.url()).pathname,
      bytes: gzipSync(await one.body()).length,
    })),
  )
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(200_000)
})

test('without network the page says so in its own words and heals', async ({ page, context }) => {
  await signIn(page, 'gina.liliacu', `${hosts.first}/#/document/list`)
  await expect(page.locator('tbody [data-row-opener]')).toHaveCount(20)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Pagina următoare' }).click()
  await expect(page.getByRole('heading', { name: 'Lista nu s-a putut încărca' })).toBeVisible({
    timeout: 15_000,
  })
  await expect(page.getByText('Nu există legătură cu serverul.').first()).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Încearcă din nou' }).click()
  await expect(page.locator('tbody [data-row-opener]')).toHaveCount(20)
  await expect(page.getByText(/^înregistrările 21–40 din/)).toBeVisible()
})

test('a server that is down for a moment says so in the place of the list and in a dialog over a form', async ({
  page,
}) => {
  await signIn(page, 'gina.liliacu', besideApp())
  const { id } = await registerNote(page, 'Notă despre oprire')
  const sentence = 'Serviciul este ocupat sau oprit pentru moment. Încercați din nou peste câteva secunde.'
  let down = true
  const refuse = (route: Route) =>
    down
      ? route.fulfill({
          status: 503,
          headers: { 'Retry-After': '5' },
          json: { success: false, code: 'UNAVAILABLE', message: sentence, request_id: 'r-503' },
        })
      : route.continue()
  await page.route('**/api/document/list/**', refuse)
  await page.route('**/api/document/update', refuse)
  await page.goto(`${hosts.first}/#/document/list`)
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible({ timeout: 15_000 })
  await expectAccessible(page)
  down = false
  await page.getByRole('button', { name: 'Încearcă din nou' }).click()
  await expect(page.locator('tbody [data-row-opener]')).toHaveCount(20)

  down = true
  await page.goto(`${hosts.first}/#/document/${id}`)
  await page.getByRole('button', { name: 'Modifică' }).click()
  await page.getByLabel('Loc fizic').fill('Raft 5')
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Operațiune eșuată' })
  await expect(dialog).toContainText(sentence)
  await dialog.getByText('Detalii').click()
  await expect(dialog).toContainText('r-503')
  await expectAccessible(page)
  for (const { width, part } of [
    { width: 1440, part: 0.5 },
    { width: 960, part: 0.5 },
    { width: 959, part: 0.75 },
    { width: 640, part: 0.75 },
    { width: 639, part: 0.9 },
  ]) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(async () => Math.abs(((await dialog.boundingBox())?.width ?? 0) - width * part))
      .toBeLessThan(1)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  down = false
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Modificările au fost salvate.')).toBeVisible()
})

test('messages stand under the titles of the specification: three seconds, a failure until it was read', async ({
  page,
}) => {
  await signIn(page, 'gina.liliacu')
  const { id } = await registerNote(page, 'Notă despre mesaje')
  await page.clock.install()
  await page.goto(`${hosts.first}/#/document/${id}`)
  await page.getByRole('button', { name: 'Modifică' }).click()
  await page.getByRole('dialog').getByLabel('Loc fizic').fill('Raft 3')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await page.keyboard.press('Control+s')
  const good = page.getByRole('status').filter({ hasText: 'Modificările au fost salvate.' })
  await expect(good).toContainText('Operațiune reușită')
  await page.clock.runFor(2_900)
  await expect(good).toBeVisible()
  await page.clock.runFor(200)
  await expect(good).toHaveCount(0)

  await page.getByRole('button', { name: 'Modifică' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Loc fizic').fill('Raft 4')
  await page.route('**/api/document/update', (route) =>
    route.fulfill({
      status: 422,
      json: {
        success: false,
        code: 'VALIDATION',
        message: 'Formularul conține erori.',
        errors: { location: ['Raftul nu există.'] },
      },
    }),
  )
  await page.keyboard.press('Control+s')
  const bad = page.getByRole('alert').filter({ hasText: 'Operațiune eșuată' })
  await expect(bad).toContainText('Formularul conține erori.')
  await expect(dialog.getByLabel('Loc fizic')).toHaveAccessibleDescription(/^Raftul nu există\./)
  await page.clock.runFor(60_000)
  await expect(bad).toBeVisible()
  await bad.hover()
  await page.mouse.move(700, 5)
  await page.clock.runFor(3_100)
  await expect(bad).toHaveCount(0)
  await expect(dialog.getByText('Raftul nu există.')).toBeVisible()
  await page.clock.resume()
  await expectAccessible(page)
})

test('a forged call changes nothing', async ({ page }) => {
  await signIn(page, 'gina.liliacu', besideApp())
  const { id } = await registerNote(page, 'Notă nefalsificată')
  const status = await page.evaluate(async (document) => {
    const answer = await fetch('/api/document/update', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': 'ghicit' },
      body: JSON.stringify({ id: document, values: { short_description: 'Falsificată' }, version: 1 }),
    })
    return answer.status
  }, id)
  expect(status).toBe(419)
  expect((await ask(page, `/api/document/get/${id}`)).body.short_description).toBe('Notă nefalsificată')
  expect((await tell(page, '/api/document/add', {})).status).toBe(422)
})

test('the page of pieces exists in development only', async ({ page }) => {
  const loaded: string[] = []
  page.on('response', (response) => loaded.push(response.url()))
  await page.goto(`${hosts.first}/#/dev/ui`)
  await expect(page.getByRole('heading', { name: 'Pagina nu a fost găsită' })).toBeVisible()
  await expectAccessible(page)
  expect(loaded.filter((url) => /(^|[/-])dev[-/.]/i.test(new URL(url).pathname))).toEqual([])
  const scripts = loaded.filter((url) => url.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  const first = await page.evaluate(
    (urls) => Promise.all(urls.map((url) => fetch(url).then((answer) => answer.text()))),
    scripts,
  )
  for (const text of first) expect(text).not.toContain('/dev/ui')
})
