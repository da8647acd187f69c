// The book of a register of 100,000 numbers, made by a worker in a process of its own while others read the list;
// `--quick`: 10,000 numbers.
import { request } from 'node:http'
import { loadavg } from 'node:os'
import type { Client } from 'pg'
import type { Book } from '../contract/src/registers/register-books.ts'
import { localDate, systemClock } from '../server/src/platform/clock.ts'
import { testSecrets } from '../server/test/database/test-secrets.ts'
import { fillDocuments } from '../server/test/load/fill-documents.ts'
import {
  administrator,
  clerk,
  type Filled,
  fillInstitution,
  HOST,
  PASSWORD,
} from '../server/test/load/fill-institution.ts'
import { listPath } from '../server/test/load/list-path.ts'
import { openHttp } from '../server/test/load/open-http.ts'
import { sealIssuers } from '../server/test/load/seal-issuers.ts'
import { type Session, signIn } from '../server/test/load/sign-in.ts'
import { waitUntil } from '../server/test/load/wait-until.ts'
import { peakMemory } from './support/figures/peak-memory.ts'
import { printTable, tell } from './support/figures/print-table.ts'
import { quantile } from './support/figures/quantile.ts'
import { load } from './support/load.ts'
import { startCluster } from './support/servers/start-cluster.ts'
import { SERVER_ALONE, startServer, startWorkerProcess } from './support/servers/start-server.ts'

const NUMBERS = process.argv.includes('--quick') ? 10_000 : 100_000
const MINUTES = 20
const QUIET_SECONDS = 15
const CLIENTS = 1

/** All documents in one register, in its ledger too, and a clerk who may make its book but not see all of it. */
async function fill(superuser: Client): Promise<{ filled: Filled; registerId: number }> {
  const filled = await fillInstitution(superuser, Math.round(NUMBERS * 0.08))
  await sealIssuers(superuser, filled.institutionId, testSecrets)
  const registerId = filled.registerIds[0] ?? 0
  await fillDocuments(
    superuser,
    { ...filled, registerIds: filled.registerIds.map(() => registerId) },
    NUMBERS,
    localDate(systemClock.now()),
  )
  await superuser.query(
    `insert into register_ledger (institution_id, register_id, series, counter, number, given_at, kind, year, document_id)
     select institution_id, register_id, series, counter, number, registered_at, 1, extract(year from registered_on), id from documents where institution_id = $1`,
    [filled.institutionId],
  )
  await superuser.query(
    `insert into user_permissions (institution_id, user_id, permission) values ($1, $2, 'register.manage')`,
    [filled.institutionId, filled.userIds[1]],
  )
  await superuser.query('vacuum analyze register_ledger')
  return { filled, registerId }
}

/** Bytes of a download and seconds until its last one; the body may come in pieces of unknown length. */
function download(port: number, path: string, session: Session): Promise<{ bytes: number; seconds: number }> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', path, headers: { ...session, host: HOST } }, (answer) => {
      let bytes = 0
      answer.on('data', (part: Buffer) => {
        bytes += part.length
      })
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve({ bytes, seconds: (performance.now() - start) / 1000 })
          : reject(new Error(`${path} answered ${answer.statusCode}`)),
      )
      answer.on('error', reject)
    })
    call.on('error', reject)
    call.end()
  })
}

const cluster = await startCluster()
try {
  const { urls, superuser } = await cluster.database('book')
  const { registerId } = await fill(superuser)
  tell(`${NUMBERS} numbers are there`)
  const at = { urls, dataDir: cluster.folder }
  const server = await startServer({ ...at, program: SERVER_ALONE })
  const worker = startWorkerProcess(at)
  const { port } = server
  const reader = await signIn(port, HOST, clerk(2), PASSWORD)
  const read = async (until: () => boolean): Promise<number[]> => {
    const times: number[] = []
    while (!until()) {
      const one = await load(
        { port, host: HOST, clients: CLIENTS, seconds: 1 },
        async (connection, _client, n) => {
          const { status } = await connection.send('GET', listPath({ page: 1 + (n % 20) }), reader)
          if (status !== 200) throw new Error(`a list was answered with ${status}`)
        },
      )
      times.push(...one.times)
    }
    return times
  }
  await read(() => true)
  const quietEnd = performance.now() + QUIET_SECONDS * 1000
  const quiet = await read(() => performance.now() > quietEnd)
  const loads = [loadavg()[0] ?? 0]

  const makers = [
    { name: 'administrator', username: administrator },
    { name: 'clerk', username: clerk(1) },
  ]
  const rows: string[][] = []
  const busy: number[] = []
  for (const { name, username } of makers) {
    const session = await signIn(port, HOST, username, PASSWORD)
    const connection = await openHttp(port, HOST)
    const books = async (): Promise<Book> => {
      const answer = await connection.send('GET', `/api/register_book/list/${registerId}`, session)
      return (JSON.parse(answer.body.toString()) as { books: Book[] }).books[0]!
    }
    const start = performance.now()
    const wish = { register_id: registerId, from: '2015-01-01', to: '2035-12-31' }
    const asked = await connection.send('POST', '/api/register_book/add', session, JSON.stringify(wish))
    if (asked.status !== 200) throw new Error(`the book was refused: ${asked.body.toString()}`)
    let isDone = false
    let snapshot = 0
    const reading = read(() => isDone)
    await waitUntil(
      'the book is ready',
      async () => {
        const book = await books()
        if (book.snapshot_at !== null && snapshot === 0) snapshot = performance.now() - start
        if (book.state === 'failed') throw new Error(`the book failed: ${book.failure}`)
        return book.state === 'done'
      },
      MINUTES * 60_000,
    ).finally(() => {
      isDone = true
    })
    const seconds = (performance.now() - start) / 1000
    busy.push(...(await reading))
    loads.push(loadavg()[0] ?? 0)
    const book = await books()
    const bytes = book.ready.reduce((sum, { size }) => sum + size, 0)
    const pages = book.ready.reduce((sum, volume) => sum + volume.pages, 0)
    if (book.lines !== NUMBERS) throw new Error(`the book has ${book.lines} lines`)
    const beforeDownloads = peakMemory(server.pid)
    const xlsx = await download(port, `/api/register_book/table/${book.id}/xlsx`, session)
    const csv = await download(port, `/api/register_book/table/${book.id}/csv`, session)
    connection.close()
    tell(
      `server: ${beforeDownloads.toFixed(0)} MB before the downloads, ${peakMemory(server.pid).toFixed(0)} after`,
    )
    rows.push([
      name,
      String(book.masked),
      (snapshot / 1000).toFixed(1),
      seconds.toFixed(0),
      `${book.ready.length} / ${pages}`,
      (bytes / 1e6).toFixed(0),
      `${xlsx.seconds.toFixed(1)} / ${(xlsx.bytes / 1e6).toFixed(1)}`,
      `${csv.seconds.toFixed(1)} / ${(csv.bytes / 1e6).toFixed(1)}`,
    ])
    tell(rows.at(-1)?.join('  ') ?? '')
  }
  const memory = { worker: peakMemory(worker.pid), server: peakMemory(server.pid) }
  await worker.stop()
  await server.stop()
  const { postgresVersion } = cluster
  printTable(
    `book: a register of ${NUMBERS} numbers, made by a worker of its own`,
    [
      'made by',
      'restricted lines',
      'its lines read, s',
      'all volumes, s',
      'volumes / pages',
      'PDF, MB',
      'XLSX, s / MB',
      'CSV, s / MB',
    ],
    rows,
    {
      postgresVersion,
      notes: [
        `Most memory of the worker ${memory.worker.toFixed(0)} MB (goal: below 500), of the server ${memory.server.toFixed(0)} MB (goal: below 300).`,
      ],
    },
  )
  const line = (name: string, times: readonly number[]): string[] => [
    name,
    String(times.length),
    ...[0.5, 0.95, 0.99, 1].map((share) => quantile(times, share).toFixed(1)),
  ]
  printTable(
    `book: the list of documents for a client without pause meanwhile, ms`,
    ['', 'calls', 'p50', 'p95', 'p99', 'slowest'],
    [line('no book is made', quiet), line('books are made', busy)],
    {
      postgresVersion,
      notes: [`Load of the machine meanwhile: ${loads.map((one) => one.toFixed(1)).join(', ')}.`],
    },
  )
} finally {
  await cluster.stop()
}
