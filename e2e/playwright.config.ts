import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { defineConfig } from '@playwright/test'
import { quickFolder } from '../server/test/database/quick-folder.ts'

/** Systems give the ports above to whoever asks for any: the tests beside do so all the time. */
const PORTS = { first: 20_000, last: 29_999 }

const isFree = (port: number): Promise<boolean> =>
  new Promise((tell) => {
    const server = createServer()
    server.once('error', () => tell(false))
    server.listen(port, '127.0.0.1', () => server.close(() => tell(true)))
  })

/**
 * A port nobody listens on and nobody is given before the program listens; asked once, by the process that starts the
 * run. Two runs beside each other begin at different ones.
 */
async function freePort(): Promise<string> {
  const all = PORTS.last - PORTS.first + 1
  for (let step = 0; step < all; step++) {
    const port = PORTS.first + ((process.pid + step) % all)
    if (await isFree(port)) return String(port)
  }
  throw new Error(`no port between ${PORTS.first} and ${PORTS.last} is free`)
}

/** Goes away with the run, whose program has stopped by then. */
function newDataFolder(): string {
  const folder = quickFolder('hdoc-e2e-')
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

process.env.HDOC_E2E_PORT ??= await freePort()
process.env.HDOC_E2E_DATA ??= newDataFolder()
const port = process.env.HDOC_E2E_PORT

/** Journeys in which the browser itself shows a PDF, which the shell without windows cannot. */
const WHOLE = /@whole/

const launched = (executablePath?: string) => ({
  executablePath: executablePath ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // A page lives for seconds: what the optimising compilers cost never comes back.
    '--js-flags=--no-turbofan --no-maglev',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
})

/** The real program with its demo, as `npm start` runs it, in a data folder of this run. */
export default defineConfig({
  testDir: 'journeys',
  globalSetup: './support/whole-demo.ts',
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://dealuflorilor.localhost:${port}`,
    locale: 'ro-RO',
    timezoneId: 'Europe/Bucharest',
    viewport: { width: 1440, height: 900 },
    // What fades in is looked at when it stands.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a fifth of the time of every journey: `--trace on` where one is looked into.
    trace: 'off',
  },
  projects: [
    { name: 'light', grepInvert: WHOLE, use: { launchOptions: launched(process.env.CHROMIUM_SHELL_PATH) } },
    { name: 'whole', grep: WHOLE, use: { launchOptions: launched() } },
  ],
  webServer: {
    command: 'node ../server/src/app/start.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    reuseExistingServer: process.env.HDOC_E2E_REUSE === '1',
    timeout: 90_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: port, HDOC_DATA: process.env.HDOC_E2E_DATA, HDOC_LANG: 'en' },
  },
})
