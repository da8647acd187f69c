// 200 pairs of filters drawn from a seed over HTTP at 1,000,000 documents, for three people; `--quick`: 100,000 documents and
// 40 pairs; `--seed <number>`, `--documents <number>`.
import { localDate, systemClock } from '../server/src/platform/clock.ts'
import { LONE_PERSON } from '../server/test/load/add-lone-person.ts'
import { administrator, clerk, HOST, PASSWORD } from '../server/test/load/fill-institution.ts'
import { openHttp } from '../server/test/load/open-http.ts'
import { signIn } from '../server/test/load/sign-in.ts'
import { keptFolder, numberAfter } from './support/command-line.ts'
import { printTable, tell } from './support/figures/print-table.ts'
import { median, quantile } from './support/figures/quantile.ts'
import { filterPairs } from './support/filter-pairs.ts'
import { filledDatabase } from './support/list-databases.ts'
import { readPage } from './support/measure-list.ts'
import { startCluster } from './support/servers/start-cluster.ts'
import { SERVER_ALONE, startServer } from './support/servers/start-server.ts'

const isQuick = process.argv.includes('--quick')
const DOCUMENTS = numberAfter('--documents', isQuick ? 100_000 : 1_000_000)
const PAIRS = isQuick ? 40 : 200
const SEED = numberAfter('--seed', 20_261_120)
const CALLS = 3
/** Milliseconds that no pair may take. */
const GOAL = 500
/** All of these are printed, and at least so many. */
const SLOW = 300
const SHOWN = 15

const people = [
  { name: 'administrator', username: administrator },
  { name: 'clerk', username: clerk(1) },
  { name: 'own department', username: LONE_PERSON },
]

const cluster = await startCluster(keptFolder())
try {
  const { urls, filled } = await filledDatabase(cluster, DOCUMENTS, true)
  const server = await startServer({ urls, dataDir: cluster.folder, program: SERVER_ALONE })
  const pairs = filterPairs(filled, localDate(systemClock.now()), SEED, PAIRS)
  const rows = pairs.map(({ name }) => ({ name, worst: 0, cells: [] as string[] }))
  const notes: string[] = []
  for (const person of people) {
    const session = await signIn(server.port, HOST, person.username, PASSWORD)
    const connection = await openHttp(server.port, HOST)
    const times: number[] = []
    for (const [at, { call }] of pairs.entries()) {
      const own: number[] = []
      let total = 0
      for (let n = 0; n < CALLS; n++) {
        const start = performance.now()
        total = (await readPage(connection, session, call)).meta.total
        own.push(performance.now() - start)
      }
      const row = rows[at]!
      row.cells.push(String(total), median(own).toFixed(0))
      row.worst = Math.max(row.worst, median(own))
      times.push(median(own))
    }
    connection.close()
    const over = times.filter((time) => time >= GOAL).length
    notes.push(
      `${person.name}: p50 ${quantile(times, 0.5).toFixed(0)}, p95 ${quantile(times, 0.95).toFixed(0)}, longest ${Math.max(...times).toFixed(0)} ms; ${over} of ${PAIRS} not below ${GOAL}.`,
    )
    tell(notes.at(-1) ?? '')
  }
  await server.stop()
  rows.sort((a, b) => b.worst - a.worst)
  printTable(
    `pairs: the slowest of ${PAIRS} pairs of filters at ${DOCUMENTS} documents, ms`,
    ['', ...people.flatMap(({ name }) => ['found', name])],
    rows.filter(({ worst }, n) => n < SHOWN || worst >= SLOW).map(({ name, cells }) => [name, ...cells]),
    {
      postgresVersion: cluster.postgresVersion,
      notes: [
        `Seed ${SEED}, the median of ${CALLS} calls. Goal: each below ${GOAL}, 300 on an idle machine.`,
        ...notes,
      ],
    },
  )
} finally {
  await cluster.stop()
}
