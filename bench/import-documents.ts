// The import of an old register of 50,000 rows in windows-1250, checked, run and taken back by a worker in a process of its own
// while a clerk reads the list; `--quick`: 5,000 rows.
import { loadavg } from 'node:os'
import type { ImportDetail } from '../contract/src/imports/import-rows.ts'
import type { ImportState } from '../contract/src/imports/import-states.ts'
import { localDate, systemClock } from '../server/src/platform/clock.ts'
import { testSecrets } from '../server/test/database/test-secrets.ts'
import { asWindows1250, oldExport } from '../server/test/imports/old-export.ts'
import { fillDocuments } from '../server/test/load/fill-documents.ts'
import { administrator, fillInstitution, HOST, PASSWORD } from '../server/test/load/fill-institution.ts'
import { openCaller } from '../server/test/load/open-caller.ts'
import { sealIssuers } from '../server/test/load/seal-issuers.ts'
import { waitUntil } from '../server/test/load/wait-until.ts'
import { peakMemory } from './support/figures/peak-memory.ts'
import { printTable, tell } from './support/figures/print-table.ts'
import { printReading, readingClerk } from './support/reading-clerk.ts'
import { startCluster } from './support/servers/start-cluster.ts'
import { SERVER_ALONE, startServer, startWorkerProcess } from './support/servers/start-server.ts'

const QUICK = process.argv.includes('--quick')
const ROWS = QUICK ? 5_000 : 50_000
const DOCUMENTS = QUICK ? 20_000 : 200_000
const MINUTES = 30
const QUIET_SECONDS = QUICK ? 5 : 15

type Done = { id: number; message: string; data: { id: number } }

const cluster = await startCluster()
try {
  const { urls, superuser } = await cluster.database('imports')
  const filled = await fillInstitution(superuser, Math.round(DOCUMENTS * 0.08))
  await sealIssuers(superuser, filled.institutionId, testSecrets)
  await fillDocuments(superuser, filled, DOCUMENTS, localDate(systemClock.now()))
  await superuser.query('vacuum analyze')
  tell(`${DOCUMENTS} documents are there`)
  const at = { urls, dataDir: cluster.folder }
  const server = await startServer({ ...at, program: SERVER_ALONE })
  const worker = startWorkerProcess(at)
  const { port } = server
  const read = await readingClerk(port)
  const quietEnd = performance.now() + QUIET_SECONDS * 1000
  const quiet = await read(() => performance.now() > quietEnd)

  const caller = await openCaller(port, HOST, administrator, PASSWORD)
  const post = async <T>(path: string, body: object): Promise<T> => {
    const answer = await caller.post<T>(path, body)
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const register = await post<Done>('/api/register/add_history', {
    id: filled.registerIds[0],
    name: 'Registrul vechi',
    code: 'IST',
  })
  const file = oldExport(ROWS)
  const bytes = asWindows1250(file)
  const upload = await caller.upload<{ id: number }>('registratura.csv', bytes)
  const { id } = await post<Done>('/api/import/begin', { kind: 'document', file_id: upload.body.id })
  const detail = async () => (await caller.get<ImportDetail>(`/api/import/get/${id}`)).body
  const { mapping } = await detail()
  const types = await superuser.query<{ category: string; id: string }>(
    `select distinct on (category) category, id::text from doc_types where institution_id = $1 order by category, id`,
    [filled.institutionId],
  )
  const typeOf = (category: string): string => types.rows.find((type) => type.category === category)?.id ?? ''

  const rows: string[][] = []
  const busy: number[] = []
  const step = async (name: string, begin: () => Promise<unknown>, ends: ImportState): Promise<void> => {
    const start = performance.now()
    await begin()
    let isDone = false
    const reading = read(() => isDone)
    await waitUntil(
      `${name} is over`,
      async () => {
        const { state, failure } = await detail()
        if (state === 'failed') throw new Error(`the import failed: ${failure?.code}`)
        return state === ends
      },
      MINUTES * 60_000,
    ).finally(() => {
      isDone = true
    })
    const seconds = (performance.now() - start) / 1000
    busy.push(...(await reading))
    rows.push([
      name,
      seconds.toFixed(1),
      (ROWS / seconds).toFixed(0),
      peakMemory(worker.pid).toFixed(0),
      (loadavg()[0] ?? 0).toFixed(1),
    ])
    tell(rows.at(-1)?.join('  ') ?? '')
  }
  const wanted = {
    ...mapping,
    values: { ...mapping.values, doc_type: { Cerere: typeOf('intrare'), Răspuns: typeOf('iesire') } },
    options: { register: String(register.data.id), doc_type: typeOf('intrare'), join_issuers: '1' },
  }
  await step('check', () => post('/api/import/check', { id, mapping: wanted }), 'checked')
  const { counts } = await detail()
  if (counts.bad !== file.bad.length)
    throw new Error(`${counts.bad} rows are refused, ${file.bad.length} are wrong`)
  await step('run', () => post('/api/import/run', { id, mode: 'skip_bad' }), 'done')
  const { counts: after } = await detail()
  if (after.made !== ROWS - file.bad.length) throw new Error(`${after.made} documents came`)
  await step('undo', () => post('/api/import/undo', { id }), 'undone')
  caller.close()
  const memory = peakMemory(worker.pid)
  await worker.stop()
  await server.stop()
  const { postgresVersion } = cluster
  printTable(
    `import-documents: an old register of ${ROWS} rows (${(bytes.length / 1e6).toFixed(1)} MB, windows-1250) beside ${DOCUMENTS} documents`,
    ['', 'seconds', 'rows a second', 'most memory of the worker so far, MB', 'load'],
    rows,
    {
      postgresVersion,
      notes: [`Goals: check and run below 180 s each, worker below 300 MB (it had ${memory.toFixed(0)}).`],
    },
  )
  printReading('import-documents', postgresVersion, { quiet, busy })
} finally {
  await cluster.stop()
}
