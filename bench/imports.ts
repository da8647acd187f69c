// 10,000 issuers and 1,000 users checked, imported and undone by a worker in a process of its own, while a clerk reads the list of
// documents.
import type { ImportKindId } from '../contract/src/imports/import-kinds.ts'
import type { ImportDetail } from '../contract/src/imports/import-rows.ts'
import { type ImportState, isImportUnderWay } from '../contract/src/imports/import-states.ts'
import { localDate, systemClock } from '../server/src/platform/clock.ts'
import { fillDocuments } from '../server/test/load/fill-documents.ts'
import { administrator, fillInstitution, HOST, PASSWORD } from '../server/test/load/fill-institution.ts'
import { openHttp } from '../server/test/load/open-http.ts'
import { jsonOf } from '../server/test/load/send-call.ts'
import { sendFile } from '../server/test/load/send-file.ts'
import { signIn } from '../server/test/load/sign-in.ts'
import { waitUntil } from '../server/test/load/wait-until.ts'
import { peakMemory } from './support/figures/peak-memory.ts'
import { printTable, tell } from './support/figures/print-table.ts'
import { printReading, readingClerk } from './support/reading-clerk.ts'
import { startCluster } from './support/servers/start-cluster.ts'
import { SERVER_ALONE, startServer, startWorkerProcess } from './support/servers/start-server.ts'

const ISSUERS = 10_000
const PEOPLE = 1_000
const MINUTES = 10
const DOCUMENTS = 20_000
const QUIET_MS = 10_000

const issuerRow = (n: number): string =>
  `Gospodăria ${n} SRL;07220${String(n).padStart(5, '0')};gospodaria${n}@exemplu.ro;Strada Morii;${n}`
const issuers = [
  'Denumire;Telefon;E-mail;Stradă;Număr',
  ...Array.from({ length: ISSUERS }, (_, n) => issuerRow(n)),
]
const people = [
  'Nume;E-mail;Funcție',
  ...Array.from({ length: PEOPLE }, (_, n) => `Popescu ${n};om${n}@exemplu.ro;Inspector`),
]
const files: { kind: ImportKindId; lines: string[]; goal: number }[] = [
  { kind: 'issuer', lines: issuers, goal: 60 },
  { kind: 'user', lines: people, goal: 10 },
]

const cluster = await startCluster()
try {
  const { urls, superuser } = await cluster.database('imports')
  const filled = await fillInstitution(superuser, 1_000)
  await fillDocuments(superuser, filled, DOCUMENTS, localDate(systemClock.now()))
  await superuser.query('vacuum analyze')
  const at = { urls, dataDir: cluster.folder }
  const server = await startServer({ ...at, program: SERVER_ALONE })
  const worker = startWorkerProcess(at)
  const { port } = server
  const read = await readingClerk(port)
  const quietEnd = performance.now() + QUIET_MS
  const quiet = await read(() => performance.now() > quietEnd)
  const busy: number[] = []
  const session = await signIn(port, HOST, administrator, PASSWORD)
  const connection = await openHttp(port, HOST)
  const post = async <T>(path: string, body: object): Promise<T> =>
    jsonOf<T>(path, await connection.send('POST', path, session, JSON.stringify(body)))
  const detail = async (id: number): Promise<ImportDetail> =>
    jsonOf('an import', await connection.send('GET', `/api/import/get/${id}`, session))
  /** Seconds until a step that was asked for has ended in this state. */
  const timed = async (id: number, path: string, body: object, state: ImportState): Promise<number> => {
    const start = performance.now()
    await post(path, { id, ...body })
    let isDone = false
    const reading = read(() => isDone)
    await waitUntil(
      `an import is ${state}`,
      async () => !isImportUnderWay((await detail(id)).state),
      MINUTES * 60_000,
    ).finally(() => {
      isDone = true
    })
    const seconds = (performance.now() - start) / 1000
    busy.push(...(await reading))
    const ended = await detail(id)
    if (ended.state !== state || ended.counts.bad > 0) throw new Error(JSON.stringify(ended.counts))
    return seconds
  }
  const rows: string[][] = []
  for (const { kind, lines, goal } of files)
    for (const mode of ['skip_bad', 'all'] as const) {
      const file_id = await sendFile(
        { port, host: HOST, session },
        { name: 'rows.csv', bytes: Buffer.from(lines.join('\n')), onLost: async () => undefined },
      )
      const { id } = await post<{ id: number }>('/api/import/begin', { kind, file_id })
      const { mapping } = await detail(id)
      const check = await timed(id, '/api/import/check', { mapping }, 'checked')
      const run = await timed(id, '/api/import/run', { mode }, 'done')
      const undo = await timed(id, '/api/import/undo', {}, 'undone')
      const figures = [check, run, undo].map((seconds) => seconds.toFixed(1))
      rows.push([
        `${lines.length - 1} ${kind}s, ${mode}`,
        ...figures,
        String(goal),
        peakMemory(worker.pid).toFixed(0),
      ])
      tell(rows.at(-1)?.join('  ') ?? '')
    }
  const memory = peakMemory(server.pid)
  connection.close()
  await worker.stop()
  await server.stop()
  printTable(
    'imports: check, run and undo, by a worker of its own',
    ['', 'check, s', 'run, s', 'undo, s', 'goal of each, s', 'worker, MB'],
    rows,
    {
      postgresVersion: cluster.postgresVersion,
      notes: [`Goal for the worker: below 300 MB. Most memory of the server: ${memory.toFixed(0)} MB.`],
    },
  )
  printReading('imports', cluster.postgresVersion, { quiet, busy })
} finally {
  await cluster.stop()
}
