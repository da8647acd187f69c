import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { callFrom } from '../../support/page-calls.ts'
import { besideApp, expect, expectAccessible, hosts, type Page, signIn, test } from '../../support/test.ts'

/** Stands for other people's servers: gives scripts that talk to it, and takes what they send. */
async function startOthers(): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    const name = /^\/(\w+)\.js$/.exec(request.url ?? '')?.[1]
    if (name === undefined) return response.writeHead(204).end()
    response.setHeader('content-type', 'text/javascript')
    response.end(
      `window.${name} = (what) => { document.cookie = '${name}=1;path=/'; fetch('${url}/hit/${name}/' + what) }`,
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { server, url }
}

let others: { server: Server; url: string }
test.beforeAll(async () => {
  others = await startOthers()
})
test.afterAll(() => others.server.close())

/** Notes every request of a page that goes to another server than the page's own. */
function watchOthers(page: Page): () => string[] {
  let asked: string[] = []
  page.context().on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== hosts.second)
      asked.push(origin === others.url ? pathname : origin)
  })
  return () => {
    const taken = asked
    asked = []
    return taken
  }
}

const send = async (page: Page, path: string, body: object) =>
  (await callFrom(page, 'POST', path, body)).status

test('nothing goes to others before consent, afterwards what was agreed to alone, and never anything of who signed in', {
  tag: '@long',
}, async ({ page, join }) => {
  const platform = await join('admin.platforma', { at: besideApp(hosts.admin) })
  const clerk = await join('administrator.client', { at: besideApp(hosts.second) })
  // The demo has a script of its own here; it would mix with what is counted below.
  const own = await clerk.evaluate(async () => {
    const headers = { 'x-requested-with': 'XMLHttpRequest' }
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
    const listed = await fetch('/api/head_script/list?config_name=analytics', { headers })
    const { scripts } = (await listed.json()) as { scripts: { id: number; name: string }[] }
    for (const { id } of scripts)
      await fetch(`/api/head_script/delete/${id}`, {
        method: 'DELETE',
        headers: { ...headers, 'x-xsrf-token': token },
      })
    return scripts.map(({ name }) => name)
  })
  expect(own).toEqual(['Contorul demonstrației'])
  for (const [purpose, config_name, name] of [
    ['statistics', 'analytics', 'contor'],
    ['advertising', 'ads', 'reclame'],
  ] as const) {
    const source = { name: `Sursa ${name}`, purpose, script_origins: others.url }
    expect(await send(platform, '/api/script_source/add', source)).toBe(200)
    const script = {
      name,
      config_name,
      src: `${others.url}/${name}.js`,
      properties: { onLoad: `${name}('vizita')` },
    }
    expect(await send(clerk, '/api/head_script/add', script)).toBe(200)
  }

  const toOthers = watchOthers(page)
  await page.goto(`${hosts.second}/#/`)
  const panel = page.getByRole('region', { name: 'Cookie-uri și acorduri' })
  await expect(panel).toBeVisible()
  await expectAccessible(page)
  await page.goto(`${hosts.second}/#/monitor-oficial`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(toOthers(), 'before anything was answered').toEqual([])

  await panel.getByRole('button', { name: 'Refuz' }).click()
  await page.goto(`${hosts.second}/#/`)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Cu ce vă putem ajuta?' })).toBeVisible()
  await expect(panel).toHaveCount(0)
  expect(toOthers(), 'refused').toEqual([])

  await page.getByRole('button', { name: 'Cookie-uri și acorduri' }).click()
  await panel.getByRole('checkbox', { name: /Statistică/ }).check()
  await panel.getByRole('button', { name: 'Păstrez alegerea' }).click()
  await expect(page).toHaveURL(`${hosts.second}/portal#/`)
  const asked: string[] = []
  await expect
    .poll(() => asked.push(...toOthers()) && asked, 'statistics alone')
    .toEqual(['/contor.js', '/hit/contor/vizita'])

  // Forms stand in the strict document, reached by a full load, and the way back leads into the open one.
  await page.goto(`${hosts.second}/portal#/formular-contact`)
  await expect(page.getByRole('heading', { level: 1, name: 'Scrieți-ne' })).toBeVisible()
  await expect(page).toHaveURL(`${hosts.second}/#/formular-contact`)
  expect(await page.evaluate(() => 'contor' in window)).toBe(false)
  await page.getByRole('link', { name: 'Autentificare' }).click()
  await expect(page.locator('input[type=password]')).toBeVisible()
  expect(await page.evaluate(() => 'contor' in window)).toBe(false)
  expect(toOthers(), 'forms and sign-in').toEqual([])
  await page.goto(`${hosts.second}/#/monitor-oficial`)
  await expect(page).toHaveURL(`${hosts.second}/portal#/monitor-oficial`)
  await expect.poll(() => asked.push(...toOthers()) && asked.length).toBe(4)
  await page.getByRole('link', { name: 'Autentificare' }).click()
  await expect(page).toHaveURL(`${hosts.second}/#/login`)

  // Taken back: the scripts are gone with their document, and what they left here too.
  await page.goto(`${hosts.second}/#/`)
  await expect(page).toHaveURL(`${hosts.second}/portal#/`)
  await expect.poll(() => asked.push(...toOthers()) && asked.length).toBe(6)
  await page.getByRole('button', { name: 'Cookie-uri și acorduri' }).click()
  await panel.getByRole('button', { name: 'Refuz' }).click()
  await expect(page).toHaveURL(`${hosts.second}/#/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Cu ce vă putem ajuta?' })).toBeVisible()
  expect(await page.evaluate(() => document.cookie)).not.toContain('contor')
  expect(toOthers(), 'taken back').toEqual([])

  // Whoever agreed and then signs in gets nothing any more, signed in or out again.
  await page.getByRole('button', { name: 'Cookie-uri și acorduri' }).click()
  await panel.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => asked.push(...toOthers()) && asked.length).toBe(10)
  await signIn(page, 'administrator.client', `${hosts.second}/#/dashboard`)
  await expect(page.getByRole('heading', { level: 1, name: /^Bună ziua/ })).toBeVisible()
  toOthers()
  await page.goto(`${hosts.second}/portal#/monitor-oficial`)
  await expect(page).toHaveURL(`${hosts.second}/#/monitor-oficial`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.context().clearCookies({ name: /session/ })
  await page.reload()
  await expect(page.getByRole('link', { name: 'Autentificare' })).toBeVisible()
  await page.getByRole('link', { name: 'Noutăți', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Noutăți' })).toBeVisible()
  expect(toOthers(), 'a browser of staff').toEqual([])
})
