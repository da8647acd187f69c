// The search box over HTTP at 1,000,000 documents, for three people; `--quick`: 100,000 documents and fewer calls.
import { administrator, clerk, HOST, PASSWORD } from '../server/test/load/fill-institution.ts'
import { openHttp } from '../server/test/load/open-http.ts'
import { signIn } from '../server/test/load/sign-in.ts'
import { LONE_PERSON } from './support/add-lone-person.ts'
import { keptFolder, numberAfter } from './support/command-line.ts'
import { filledDatabase } from './support/list-databases.ts'
import { memoryNote } from './support/peak-memory.ts'
import { printTable, tell } from './support/print-table.ts'
import { quantile } from './support/quantile.ts'
import { startCluster } from './support/start-cluster.ts'
import { SERVER_ALONE, startServer, startWorkerProcess } from './support/start-server.ts'

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
/** One kind of question each, asked with other words every time. */
const questions: { name: string; ask: (n: number) => string }[] = [
  { name: 'number alone', ask: (n) => String(100 + n * 37) },
  { name: 'number and year', ask: (n) => `${100 + n * 37}/2025` },
  { name: 'whole number', ask: (n) => `R${1 + (n % 6)}-${String(40 + n * 11).padStart(4, '0')}/2025` },
  { name: 'the sender’s number', ask: (n) => String((5 * n * 31) % 9000) },
  { name: 'CUI', ask: (n) => String(1_000_000 + 4 * (1 + n * 13)) },
  {
    name: 'frequent words',
    ask: (n) => ['certificat urbanism', 'petitii iluminat', 'strada florilor'][n % 3]!,
  },
  { name: 'a word being typed', ask: (n) => ['cer', 'adev', 'lucr', 'zgom', 'flor'][n % 5]! },
  {
    name: 'an issuer',
    ask: (n) => `${['Popescu', 'Țurcanu', 'Mureșan'][n % 3]} ${['Ștefan', 'Sânziana', 'Anca'][n % 3]}`,
  },
  {
    name: 'issuer and subject',
    ask: (n) => `${['oprea', 'valcu'][n % 2]} ${['canalizare', 'amenda'][n % 2]}`,
  },
  { name: 'a rare word', ask: (n) => `nr ${240 - (n % 9)} țărmului contestații` },
  { name: 'one typing error', ask: (n) => ['certficat urbanizm', 'canalziare', 'iluminta public'][n % 3]! },
  { name: 'nothing', ask: (n) => `xyz${n} qwerty` },
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
