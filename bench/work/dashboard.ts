// The dashboard of a clerk, of a head and of who distributes: all calls that its page makes at once, at 1,000,000 documents
// with a case each; `--quick` or `--documents` choose fewer.
import { fillManyCases } from '../../server/test/load/fill-cases.ts'
import { administrator, clerk, HOST, PASSWORD } from '../../server/test/load/fill-institution.ts'
import { openCaller } from '../../server/test/load/open-caller.ts'
import { keptFolder, numberAfter } from '../support/command-line.ts'
import { memoryNote } from '../support/figures/peak-memory.ts'
import { printTable } from '../support/figures/print-table.ts'
import { median, quantile } from '../support/figures/quantile.ts'
import { filledDatabase } from '../support/list-databases.ts'
import { startCluster } from '../support/servers/start-cluster.ts'
import { SERVER_ALONE, startServer, startWorkerProcess } from '../support/servers/start-server.ts'

const isQuick = process.argv.includes('--quick')
const DOCUMENTS = numberAfter('--documents', isQuick ? 10_000 : 1_000_000)
const ROUNDS = isQuick ? 10 : 50
const GOAL_MS = 300
const first = '20?page=1&sortBy=deadline_on&sortOrder=asc'
const calls = [
  '/api/dashboard/get',
  '/api/waiting/counts',
  '/api/workcase/counts',
  '/api/workcase/team',
  `/api/workcase/queue/mine/${first}`,
  `/api/workcase/queue/to_distribute/${first}`,
  '/api/transfer/to_receive',
]

const cluster = await startCluster(keptFolder())
try {
  const { urls, superuser, filled } = await filledDatabase(cluster, DOCUMENTS)
  const { rows } = await superuser.query<{ there: boolean }>(
    'select exists (select from cases where institution_id = $1) as there',
    [filled.institutionId],
  )
  if (rows[0]?.there !== true) await fillManyCases(superuser, filled, 1)
  await superuser.query(
    `insert into user_permissions (institution_id, user_id, permission)
     select $1, u, p from unnest($2::bigint[]) u, unnest($3::text[]) p on conflict do nothing`,
    [filled.institutionId, [filled.userIds[1]], ['workcase.work', 'transfer.receive']],
  )
  await superuser.query(
    `insert into user_permissions (institution_id, user_id, permission)
     select $1, u, p from unnest($2::bigint[]) u, unnest($3::text[]) p on conflict do nothing`,
    [filled.institutionId, [filled.userIds[2]], ['workcase.work', 'workcase.assign', 'assign task']],
  )
  const at = { urls, dataDir: cluster.folder }
  const server = await startServer({ ...at, program: SERVER_ALONE })
  const worker = startWorkerProcess(at)
  const table: string[][] = []
  let most = 0
  for (const [who, username] of [
    ['clerk', clerk(1)],
    ['who distributes and gives work', clerk(2)],
    ['administrator', administrator],
  ] as const) {
    const caller = await openCaller(server.port, HOST, username, PASSWORD)
    const times: number[] = []
    const slowest = new Map<string, number>()
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now()
      await Promise.all(
        calls.map(async (path) => {
          const begin = performance.now()
          const { status } = await caller.get(path)
          if (status !== 200 && status !== 403) throw new Error(`${path} was answered with ${status}`)
          slowest.set(path, Math.max(slowest.get(path) ?? 0, performance.now() - begin))
        }),
      )
      times.push(performance.now() - start)
    }
    most = Math.max(most, quantile(times, 0.95))
    const [last] = [...slowest].sort(([, one], [, other]) => other - one)
    table.push([who, median(times).toFixed(0), quantile(times, 0.95).toFixed(0), last?.[0] ?? ''])
    caller.close()
  }
  const memory = memoryNote(server.pid, worker.pid)
  await worker.stop()
  await server.stop()
  printTable(
    `dashboard: ${calls.length} calls at once, ${DOCUMENTS} documents with a case each, ms`,
    ['', 'p50', 'p95', 'slowest call'],
    table,
    { postgresVersion: cluster.postgresVersion, notes: [`Goal: p95 below ${GOAL_MS}.`, memory] },
  )
  if (most > GOAL_MS) process.exitCode = 1
} finally {
  await cluster.stop()
}
