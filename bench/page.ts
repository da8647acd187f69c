// The page of a document and the next hundred rows of the list, in Chromium; `--quick`: fewer documents and rounds.
import { spawnSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { type BrowserContext, openBrowser, type Page } from '../e2e/support/open-browser.ts'
import { PROJECT_DIR } from '../server/src/platform/env.ts'
import { pdfOf } from '../server/test/files/pdf-of.ts'
import { administrator, clerk, HOST, PASSWORD } from '../server/test/load/fill-institution.ts'
import { keptFolder } from './support/command-line.ts'
import { printTable, tell } from './support/figures/print-table.ts'
import { quantile, withSpread } from './support/figures/quantile.ts'
import { filledDatabase } from './support/list-databases.ts'
import { startCluster } from './support/servers/start-cluster.ts'
import { startServer } from './support/servers/start-server.ts'
import { attachInPage, goTo, msUntil, newestInPage, prepare } from './support/time-in-page.ts'

const isQuick = process.argv.includes('--quick')
const DOCUMENTS = isQuick ? 50_000 : 1_000_000
const VISITS = isQuick ? 6 : 20
const PAGES_OF_PDF = 500

type Times = Map<string, number[]>
const keep = (times: Times, name: string, ms: number) => times.set(name, [...(times.get(name) ?? []), ms])

async function enter(context: BrowserContext, site: string, username: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${site}login`)
  await page.getByLabel(/Utilizator sau e-mail/).fill(username)
  await page.getByLabel(/^Parola/).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(/#\/dashboard/)
  return page
}

async function measureDocument(context: BrowserContext, page: Page, site: string, times: Times) {
  const documents = (await newestInPage(page)).slice(0, VISITS + 1)
  const pdf = pdfOf(Array.from({ length: PAGES_OF_PDF }, (_, n) => `Fila ${n + 1}`)).toString('latin1')
  for (const { id } of documents) await attachInPage(page, id, pdf)
  for (const [visit, { id, number }] of documents.entries()) {
    await goTo(page, '#/document/list')
    await page.locator('main [aria-busy="false"] tbody tr').first().waitFor()
    const usable = { hash: `#/document/${id}`, heading: number }
    const [ready, drawn] = await msUntil(page, usable, 'section canvas[width]:not([width="0"])')
    // Another window, opened anew: the whole program is loaded from the browser's cache.
    const other = await context.newPage()
    const start = performance.now()
    await other.goto(`${site}document/${id}`, { waitUntil: 'commit' })
    await other.getByRole('heading', { level: 1 }).getByText(number).waitFor()
    await other.getByRole('tab', { name: /Fișiere \d/ }).waitFor()
    const anew = performance.now() - start
    await other.close()
    if (visit === 0) continue
    keep(times, 'document from the list, usable', ready ?? Number.NaN)
    keep(times, `… and the first page of its PDF of ${PAGES_OF_PDF} drawn`, drawn ?? Number.NaN)
    keep(times, 'document in a new window, usable', anew)
  }
}

async function measureList(page: Page, times: Times) {
  await goTo(page, '#/document/list?rows=100')
  await page.locator('main [aria-busy="false"] tbody tr').nth(99).waitFor()
  for (let visit = 0; visit <= VISITS; visit++) {
    const [ms] = await msUntil(page, { press: 'Pagina următoare', rows: 100 })
    if (visit > 0) keep(times, 'next page of the list, 100 rows', ms ?? Number.NaN)
  }
}

const built = spawnSync('npm', ['run', 'build', '--silent'], {
  cwd: PROJECT_DIR,
  stdio: ['ignore', 'ignore', 'inherit'],
})
if (built.status !== 0) throw new Error('the web part could not be built')
const cluster = await startCluster(keptFolder())
try {
  const { urls } = await filledDatabase(cluster, DOCUMENTS)
  const server = await startServer({ urls, dataDir: cluster.folder })
  const browser = await openBrowser()
  const site = `http://${HOST}:${server.port}/#/`
  const table: string[][] = []
  const before = loadavg()[0] ?? 0
  try {
    for (const [name, username] of [
      ['administrator', administrator],
      ['clerk', clerk(1)],
    ] as const) {
      const context = await browser.newContext({ locale: 'ro-RO', viewport: { width: 1440, height: 900 } })
      await prepare(context)
      const page = await enter(context, site, username)
      const times: Times = new Map()
      tell(`measuring as ${name}`)
      if (username === administrator) await measureDocument(context, page, site, times)
      await measureList(page, times)
      for (const [what, all] of times)
        table.push([`${name}: ${what}`, withSpread(all, 0), quantile(all, 0.95).toFixed(0)])
      await context.close()
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  printTable('page: in Chromium until it can be used, ms', ['', 'median', 'p95'], table, {
    postgresVersion: cluster.postgresVersion,
    notes: [
      `${DOCUMENTS} documents; ${VISITS} times each (least–greatest). Goals: a document usable below 500, the next hundred rows below 150. Load of the machine (1 min) before ${before.toFixed(1)}, after ${(loadavg()[0] ?? 0).toFixed(1)}.`,
    ],
  })
} finally {
  await cluster.stop()
}
