// Seconds from `npm start` to a server that is ready: on an empty data folder, and again on the same.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROJECT_DIR } from '../server/src/platform/env.ts'
import { freePort } from '../server/test/load/free-port.ts'
import { waitUntilReady } from '../server/test/load/wait-until-ready.ts'
import { printTable, tell } from './support/figures/print-table.ts'
import { median, withSpread } from './support/figures/quantile.ts'
import { childEnvironment } from './support/servers/start-server.ts'

const ROUNDS = 3

async function start(dataDir: string): Promise<{ child: ChildProcess; seconds: number }> {
  const port = await freePort()
  const begin = performance.now()
  const child = spawn('npm', ['start', '--silent'], {
    cwd: PROJECT_DIR,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: childEnvironment({ HDOC_DATA: dataDir, PORT: String(port) }),
  })
  await waitUntilReady(port, () => child.exitCode !== null || child.signalCode !== null)
  return { child, seconds: (performance.now() - begin) / 1000 }
}

async function stop(child: ChildProcess): Promise<number> {
  const begin = performance.now()
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  return (performance.now() - begin) / 1000
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'hdoc-start-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

tell('building, not measured')
await inFolder(async (folder) => void (await stop((await start(folder)).child)))
const fresh: number[] = []
const warm: number[] = []
const ends: number[] = []
for (let round = 1; round <= ROUNDS; round++) {
  tell(`round ${round} of ${ROUNDS}`)
  await inFolder(async (folder) => {
    for (const seconds of [fresh, warm]) {
      const started = await start(folder)
      seconds.push(started.seconds)
      ends.push(await stop(started.child))
    }
  })
}
printTable(
  'start: npm start with packages installed and web part built',
  ['', 'seconds', '÷ warm'],
  [
    ['fresh: makes the database and the demo', withSpread(fresh), (median(fresh) / median(warm)).toFixed(1)],
    ['warm: second start', withSpread(warm), '1.0'],
    ['stop', withSpread(ends), (median(ends) / median(warm)).toFixed(1)],
  ],
  { notes: [`Until /readyz answers 200; median of ${ROUNDS} (least–greatest).`] },
)
