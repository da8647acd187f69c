// Pages of citizens on a slow phone and a slow line (processor four times slower, 1.6 Mbit/s, 150 ms), as DevTools slows them,
// until a field takes what is typed; `--rounds`: how often.
import { spawnSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { openBrowser } from '../e2e/support/open-browser.ts'
import { localDate, systemClock } from '../server/src/platform/clock.ts'
import { PROJECT_DIR } from '../server/src/platform/env.ts'
import { fillInstitution, HOST } from '../server/test/load/fill-institution.ts'
import { fillComplaints } from '../server/test/load/portal/fill-complaints.ts'
import { numberAfter } from './support/command-line.ts'
import { printTable, tell } from './support/figures/print-table.ts'
import { withSpread } from './support/figures/quantile.ts'
import { startCluster } from './support/servers/start-cluster.ts'
import { startServer } from './support/servers/start-server.ts'

const ROUNDS = numberAfter('--rounds', 9)
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const SLOWER = 4

/** In the page: notes when the first field can be typed into and the page has had time to take it. */
const watch = `(() => {
  const look = () => {
    const field = document.querySelector('main :is(input, select, textarea)')
    if (!field || field.disabled || field.offsetHeight === 0) return requestAnimationFrame(look)
    requestAnimationFrame(() => setTimeout(() => { window.usableAt = performance.now() }, 0))
  }
  look()
})()`

type Visit = { usable: number; requests: number; bytes: number; busy: number }

/** A first visit with an empty cache. */
async function visit(browser: Awaited<ReturnType<typeof openBrowser>>, url: string): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'ro-RO',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const tools = await context.newCDPSession(page)
  const sizes: number[] = []
  tools.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength))
  await tools.send('Network.enable')
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await tools.send('Network.emulateNetworkConditions', LINE)
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction('window.usableAt !== undefined', undefined, { timeout: 60_000 })
  const usable = await page.evaluate<number>('window.usableAt')
  const { metrics } = await tools.send('Performance.getMetrics')
  const busy = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  await context.close()
  return { usable, requests: sizes.length, bytes: sizes.reduce((sum, one) => sum + one, 0), busy }
}

const built = spawnSync('npm', ['run', 'build', '--silent'], {
  cwd: PROJECT_DIR,
  stdio: ['ignore', 'ignore', 'inherit'],
})
if (built.status !== 0) throw new Error('the web part could not be built')
const cluster = await startCluster()
try {
  const { urls, superuser } = await cluster.database('slow_phone')
  const { institutionId } = await fillInstitution(superuser, 10)
  await fillComplaints(superuser, institutionId, 100, localDate(systemClock.now()))
  const server = await startServer({ urls, dataDir: cluster.folder })
  const browser = await openBrowser()
  const before = loadavg()[0] ?? 0
  const table: string[][] = []
  try {
    for (const path of ['sesizare', 'formular-contact']) {
      tell(`opening /${path}`)
      const visits: Visit[] = []
      for (let round = 0; round < ROUNDS; round++)
        visits.push(await visit(browser, `http://${HOST}:${server.port}/#/${path}`))
      const of = (what: keyof Visit, digits = 0) =>
        withSpread(
          visits.map((one) => one[what]),
          digits,
        )
      table.push([`/${path}`, of('usable'), of('busy'), of('requests'), of('bytes')])
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  printTable(
    'slow-phone: until a field takes input',
    ['', 'ms', 'processor ms', 'requests', 'bytes'],
    table,
    {
      postgresVersion: cluster.postgresVersion,
      notes: [
        `${ROUNDS} first visits (least–greatest) over HTTP/1.1. Goal: below 2000 ms. Load of the machine (1 min) before ${before.toFixed(1)}, after ${(loadavg()[0] ?? 0).toFixed(1)}.`,
      ],
    },
  )
} finally {
  await cluster.stop()
}
