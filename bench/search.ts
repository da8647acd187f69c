// The search box over HTTP at 1,000,000 documents, for three people; `--quick`: 100,000 documents and fewer calls.

import { LONE_PERSON } from '../server/test/load/add-lone-person.ts'
import { administrator, clerk, HOST, PASSWORD } from '../server/test/load/fill-institution.ts'
import { openHttp } from '../server/test/load/open-http.ts'
import { searchQuestions as questions } from '../server/test/load/search-questions.ts'
import { signIn } from '../server/test/load/sign-in.ts'
import { keptFolder, numberAfter } from './support/command-line.ts'
import { memoryNote } from './support/figures/peak-memory.ts'
import { printTable, tell } from './support/figures/print-table.ts'
import { quantile } from './support/figures/quantile.ts'
import { filledDatabase } from './support/list-databases.ts'
import { startCluster } from './support/servers/start-cluster.ts'
import { SERVER_ALONE, startServer, startWorkerProcess } from './support/servers/start-server.ts'

const isQuick = process.argv.includes('--quick')
const DOCUMENTS = numberAfter('--documents', isQuick ? 100_000 : 1_000_000)
const CALLS = isQuick ? 15 : 60
/** Milliseconds below which 95 of 100 answers have to come. */
const GOAL = 100

const people = [
  { name: 'administrator', username: administrator },
  { name: 'clerk, some registers', username: clerk(1) },
  { name: 'own department only', username: LONE_PERSON },
]

const cluster = await startCluster(keptFolder())
try {
  const database = await filledDatabase(cluster, DOCUMENTS)
  const server = await startServer({ urls: database.urls, dataDir: cluster.folder, program: SERVER_ALONE })
  const worker = startWorkerProcess({ urls: database.urls, dataDir: cluster.folder })
  const table: string[][] = questions.map(({ name }) => [name])
  const worst: string[] = []
  for (const person of people) {
    const session = await signIn(server.port, HOST, person.username, PASSWORD)
    const connection = await openHttp(server.port, HOST)
    const all: number[] = []
    for (const [row, { name, ask }] of questions.entries()) {
      const times: number[] = []
      let lines = 0
      for (let n = -2; n < CALLS; n++) {
        const begin = performance.now()
        const answer = await connection.send(
          'POST',
          '/api/search/find',
          { ...session, 'content-type': 'application/json' },
          JSON.stringify({ q: ask(Math.abs(n)) }),
        )
        if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.body.toString()}`)
        if (n < 0) continue
        times.push(performance.now() - begin)
        lines += (JSON.parse(answer.body.toString()) as { data: unknown[] }).data.length
      }
      all.push(...times)
      table[row]!.push(
        (lines / CALLS).toFixed(1),
        quantile(times, 0.5).toFixed(1),
        quantile(times, 0.95).toFixed(1),
      )
      tell(`${person.name}, ${table[row]!.join('  ')}`)
    }
    connection.close()
    worst.push(`${person.name}: p95 of all questions ${quantile(all, 0.95).toFixed(1)} ms`)
  }
  const memory = memoryNote(server.pid, worker.pid)
  await Promise.all([server.stop(), worker.stop()])
  printTable(
    `search: the box at ${DOCUMENTS} documents, ms`,
    ['', ...people.flatMap(({ name }) => [`${name}: lines`, 'p50', 'p95'])],
    table,
    {
      postgresVersion: cluster.postgresVersion,
      notes: [`${CALLS} calls each. Goal: p95 below ${GOAL}.`, ...worst, memory],
    },
  )
} finally {
  await cluster.stop()
}
