// The export of a whole institution of 100,000 documents, each with a file (20 GB of sparse stand-ins), made by a worker in a
// process of its own that is killed once on the way, while others read the list; `--quick`: 5,000 documents, 1 GB.
import { createHash } from 'node:crypto'
import { closeSync, ftruncateSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from 'pg'
import type { InstitutionExport } from '../contract/src/leaving/institution-exports.ts'
import { localDate, systemClock } from '../server/src/platform/clock.ts'
import { testSecrets } from '../server/test/database/test-secrets.ts'
import { fillDocuments } from '../server/test/load/fill-documents.ts'
import {
  administrator,
  clerk,
  fillInstitution,
  HOST,
  PASSWORD,
} from '../server/test/load/fill-institution.ts'
import { listPath } from '../server/test/load/list-path.ts'
import { openHttp } from '../server/test/load/open-http.ts'
import { sealIssuers } from '../server/test/load/seal-issuers.ts'
import { signIn } from '../server/test/load/sign-in.ts'
import { waitUntil } from '../server/test/load/wait-until.ts'
import { peakMemory } from './support/figures/peak-memory.ts'
import { printTable, tell } from './support/figures/print-table.ts'
import { quantile } from './support/figures/quantile.ts'
import { load } from './support/load.ts'
import { startCluster } from './support/servers/start-cluster.ts'
import { SERVER_ALONE, startServer, startWorkerProcess } from './support/servers/start-server.ts'

const isQuick = process.argv.includes('--quick')
const DOCUMENTS = isQuick ? 5_000 : 100_000
const FILE_BYTES = 200_000
const MINUTES = 30
const QUIET_SECONDS = 15
const AT_ONCE = 1_000
const ASKED_EVERY_MS = 250

/** Makes a file that takes one block of the disk and reads as `FILE_BYTES`; no two are the same. Gives its digest. */
function putStandIn(objects: string, n: number): string {
  const content = Buffer.alloc(FILE_BYTES)
  content.write(`stand-in ${n}`)
  const sha256 = createHash('sha256').update(content).digest('hex')
  const folder = join(objects, sha256.slice(0, 2), sha256.slice(2, 4))
  mkdirSync(folder, { recursive: true })
  const file = openSync(join(folder, sha256), 'w', 0o600)
  writeSync(file, content, 0, 32)
  ftruncateSync(file, FILE_BYTES)
  closeSync(file)
  return sha256
}

async function fill(superuser: Client, dataDir: string): Promise<void> {
  const filled = await fillInstitution(superuser, Math.round(DOCUMENTS * 0.08))
  await sealIssuers(superuser, filled.institutionId, testSecrets)
  await fillDocuments(superuser, filled, DOCUMENTS, localDate(systemClock.now()), true)
  await superuser.query(
    `insert into register_ledger (institution_id, register_id, series, counter, number, given_at, kind, year, document_id)
     select institution_id, register_id, series, counter, number, registered_at, 1, extract(year from registered_on), id from documents where institution_id = $1`,
    [filled.institutionId],
  )
  const { rows } = await superuser.query<{ id: string }>(
    'select id from documents where institution_id = $1 order by id',
    [filled.institutionId],
  )
  const objects = join(dataDir, 'files/objects')
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = rows.slice(from, from + AT_ONCE).map(({ id }) => Number(id))
    await superuser.query(
      `insert into files (institution_id, document_id, name, mime, kind, size, sha256, created_at, created_by_name)
       select $1, x.id, 'cerere.pdf', 'application/pdf', 'other', $2, x.sha256, now(), 'Persoana'
         from unnest($3::bigint[], $4::text[]) x(id, sha256)`,
      [filled.institutionId, FILE_BYTES, some, some.map((id) => putStandIn(objects, id))],
    )
  }
  await superuser.query('vacuum analyze files, register_ledger')
}

const cluster = await startCluster()
try {
  const { urls, superuser } = await cluster.database('leaving')
  await fill(superuser, cluster.folder)
  tell(`${DOCUMENTS} documents with their files are there`)
  const at = { urls, dataDir: cluster.folder }
  const server = await startServer({ ...at, program: SERVER_ALONE })
  let worker = startWorkerProcess(at)
  const peaks: number[] = []
  const { port } = server
  const reader = await signIn(port, HOST, clerk(2), PASSWORD)
  const session = await signIn(port, HOST, administrator, PASSWORD)
  const connection = await openHttp(port, HOST)
  const read = async (until: () => boolean): Promise<number[]> => {
    const times: number[] = []
    while (!until()) {
      const one = await load({ port, host: HOST, clients: 1, seconds: 1 }, async (open, _client, n) => {
        const { status } = await open.send('GET', listPath({ page: 1 + (n % 20) }), reader)
        if (status !== 200) throw new Error(`a list was answered with ${status}`)
      })
      times.push(...one.times)
    }
    return times
  }
  const newest = async (): Promise<InstitutionExport> => {
    await delay(ASKED_EVERY_MS)
    const answer = await connection.send('GET', '/api/institution_export/list', session)
    const [made] = (JSON.parse(answer.body.toString()) as { exports: InstitutionExport[] }).exports
    if (!made || made.state === 'failed') throw new Error(`the export failed: ${made?.failure}`)
    peaks[peaks.length - 1] = peakMemory(worker.pid)
    return made
  }
  const quietEnd = performance.now() + QUIET_SECONDS * 1000
  const quiet = await read(() => performance.now() > quietEnd)
  const loads = [loadavg()[0] ?? 0]

  const start = performance.now()
  const since = (): number => (performance.now() - start) / 1000
  const asked = await connection.send(
    'POST',
    '/api/institution_export/ask',
    session,
    JSON.stringify({ password: PASSWORD }),
  )
  if (asked.status !== 200) throw new Error(`the export was refused: ${asked.body.toString()}`)
  let isDone = false
  const reading = read(() => isDone)
  peaks.push(0)
  await waitUntil('the rows are copied', async () => (await newest()).state !== 'waiting', MINUTES * 60_000)
  const copied = since()
  // A part holds at most 20,000 files: of few documents there is one part, and the worker dies within it.
  if (isQuick) await delay(2_000)
  else
    await waitUntil(
      'a third of the files is packed',
      async () => (await newest()).packed >= DOCUMENTS / 3,
      MINUTES * 60_000,
    )
  const before = await newest()
  const killedAt = since()
  process.kill(worker.pid, 'SIGKILL')
  worker = startWorkerProcess(at)
  peaks.push(0)
  await waitUntil(
    'a part more is packed',
    async () => (await newest()).packed > before.packed || (await newest()).state === 'done',
    MINUTES * 60_000,
  )
  const resumed = since() - killedAt
  await waitUntil(
    'the export is ready',
    async () => (await newest()).state === 'done',
    MINUTES * 60_000,
  ).finally(() => {
    isDone = true
  })
  const seconds = since()
  const busy = await reading
  loads.push(loadavg()[0] ?? 0)
  const made = await newest()
  if (made.files !== DOCUMENTS || made.packed !== DOCUMENTS || made.missing !== 0)
    throw new Error(`${made.packed} of ${made.files} files, ${made.missing} missing`)
  connection.close()
  const serverPeak = peakMemory(server.pid)
  await worker.stop()
  await server.stop()
  const { postgresVersion } = cluster
  const megabytes = made.parts.reduce((sum, { size }) => sum + size, 0) / 1e6
  printTable(
    `leaving: an institution of ${DOCUMENTS} documents with ${(made.file_bytes / 1e9).toFixed(1)} GB of files`,
    ['rows', 'copied, s', 'all, s', 'files, MB/s', 'parts', 'of them, MB', 'next part after the kill, s'],
    [
      [
        String(made.rows),
        copied.toFixed(1),
        seconds.toFixed(0),
        (made.file_bytes / 1e6 / (seconds - copied)).toFixed(0),
        String(made.parts.length - 1),
        megabytes.toFixed(0),
        resumed.toFixed(1),
      ],
    ],
    {
      postgresVersion,
      notes: [
        `Most memory of the workers ${peaks.map((one) => one.toFixed(0)).join(' and ')} MB (goal: below 500), of the server ${serverPeak.toFixed(0)} MB.`,
        `The first worker was killed at ${before.packed} files.`,
      ],
    },
  )
  const line = (name: string, times: readonly number[]): string[] => [
    name,
    String(times.length),
    ...[0.5, 0.95, 0.99, 1].map((share) => quantile(times, share).toFixed(1)),
  ]
  printTable(
    'leaving: the list of documents for a client without pause meanwhile, ms',
    ['', 'calls', 'p50', 'p95', 'p99', 'slowest'],
    [line('nothing is exported', quiet), line('an export is made', busy)],
    {
      postgresVersion,
      notes: [`Load of the machine meanwhile: ${loads.map((one) => one.toFixed(1)).join(', ')}.`],
    },
  )
} finally {
  await cluster.stop()
}
