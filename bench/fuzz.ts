// A proof, not a timing: calls of every operation with values that mean harm, by four kinds of callers, to the server
// as a process of its own. --calls=<number>, 200,000 by themselves; --seed=<number> repeats a run.
import { randomInt } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '../contract/src/endpoints.ts'
import { roleUrls } from '../server/src/app/embedded-postgres/database-urls.ts'
import { buildOpenApi } from '../server/src/platform/http/openapi/openapi.ts'
import { ensureTemplate } from '../server/test/database/cluster.ts'
import { countLeftOpen } from '../server/test/fuzz/count-left-open.ts'
import { fillDemo } from '../server/test/fuzz/fill-demo.ts'
import { fuzzCallers } from '../server/test/fuzz/fuzz-callers.ts'
import { overHttp } from '../server/test/fuzz/over-http.ts'
import { type FuzzReport, runFuzz } from '../server/test/fuzz/run-fuzz.ts'
import { seededNumbers } from '../server/test/offices/random-world.ts'
import { printTable, tell } from './support/figures/print-table.ts'
import { startCluster } from './support/servers/start-cluster.ts'
import { startServer } from './support/servers/start-server.ts'

const numberOf = (name: string, otherwise: number): number =>
  Number(process.argv.find((one) => one.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise)
const CALLS = numberOf('calls', 200_000)
const SEED = numberOf('seed', randomInt(2 ** 31))
/** What is fuzzed may remove rights and people: each round begins with the whole demo. */
const CALLS_A_ROUND = 5_000
const SLOW_MS = 5_000
const GIVES_UP_MS = 30_000

const cluster = await startCluster()
const superuserUrl = cluster.superuserUrl()
const dataDir = mkdtempSync(join(tmpdir(), 'hdoc-fuzz-'))
chmodSync(dataDir, 0o711)
const document = buildOpenApi(endpoints)
const statuses: Record<number, number> = {}
const answered = new Set<string>()
const findings: string[] = []
let calls = 0
let leftOpen = 0
let exits = 0
let slowest: Pick<FuzzReport, 'slowest' | 'slowestMs'> = { slowest: '', slowestMs: 0 }

const demo = await fillDemo(superuserUrl, await ensureTemplate(superuserUrl), dataDir)
tell(`seed ${SEED}`)
try {
  for (let round = 0; calls < CALLS; round++) {
    const name = await demo.clone()
    const server = await startServer({
      urls: roleUrls(superuserUrl, name),
      dataDir,
      settings: { HDOC_TRUSTED_PROXIES: '127.0.0.1', HDOC_COMPANY_LOOKUP: '0' },
    })
    const program = overHttp(server.port)
    const callers = fuzzCallers(program, GIVES_UP_MS)
    for (const caller of callers) await caller.signIn()
    const report = await runFuzz({
      document,
      callers,
      calls: Math.min(CALLS_A_ROUND, CALLS - calls),
      pick: seededNumbers(SEED + round),
      idsFor: demo.idsFor,
      slowMs: SLOW_MS,
      goesOn: () => server.lives(),
    })
    if (!server.lives()) exits++
    leftOpen += await countLeftOpen(superuserUrl, name)
    calls += report.calls
    for (const [status, count] of Object.entries(report.statuses))
      statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count
    for (const id of report.answered) answered.add(id)
    if (report.slowestMs > slowest.slowestMs) slowest = report
    for (const finding of report.findings) tell(`round ${round}: ${finding}`)
    findings.push(...report.findings)
    tell(`${calls} calls, ${findings.length} findings`)
    program.close()
    await server.stop()
    await demo.drop(name)
  }
  printTable(
    'fuzz: every operation with values that mean harm',
    ['', 'result'],
    [
      ['seed', String(SEED)],
      ['calls', String(calls)],
      [
        'by status',
        Object.entries(statuses)
          .map(([status, n]) => `${status}: ${n}`)
          .join(', '),
      ],
      [
        'operations let in at least once',
        `${answered.size} of ${Object.keys(document.paths as object).length} paths`,
      ],
      ['answers of 5xx that are not planned, and calls without an answer', String(findings.length)],
      ['exits of the server', String(exits)],
      ['transactions left open', String(leftOpen)],
      ['slowest call, ms', String(Math.round(slowest.slowestMs))],
    ],
    { notes: [`The slowest: ${slowest.slowest.slice(0, 200)}`] },
  )
  if (findings.length + exits + leftOpen > 0) process.exitCode = 1
} finally {
  await demo.close()
  await cluster.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
