// A year's figures at 1,000,000 documents, alone and at 16; what keeping them costs registration; all facts made anew.
// `--quick` or `--documents` choose fewer.
import { rebuildFacts } from '../server/src/modules/statistics/facts/keep-facts.ts'
import { openDatabase } from '../server/src/platform/db/database.ts'
import { silentLog } from '../server/src/platform/log.ts'
import { administrator, clerk, HOST, PASSWORD } from '../server/test/load/fill-institution.ts'
import { type HttpCaller, openCaller } from '../server/test/load/open-caller.ts'
import { keptFolder, numberAfter } from './support/command-line.ts'
import { memoryNote } from './support/figures/peak-memory.ts'
import { printTable, tell } from './support/figures/print-table.ts'
import { median, quantile, withSpread } from './support/figures/quantile.ts'
import { filledDatabase } from './support/list-databases.ts'
import { startCluster } from './support/servers/start-cluster.ts'
import { SERVER_ALONE, startServer, startWorkerProcess } from './support/servers/start-server.ts'

const isQuick = process.argv.includes('--quick')
const DOCUMENTS = numberAfter('--documents', isQuick ? 20_000 : 1_000_000)
const ROUNDS = isQuick ? 2 : 6
const READS = isQuick ? 20 : 100
/** Papers of each client in a round. */
const EACH = isQuick ? 10 : 50
const CLIENTS = 16
const GOAL = { readMs: 500, cost: 0.05, rebuildS: 300 }
const TRIGGER = 'documents_statistics_added'

async function timed(caller: HttpCaller, path: string, times: number[]): Promise<void> {
  const begin = performance.now()
  const { status } = await caller.get(path)
  if (status !== 200) throw new Error(`${path} was answered with ${status}`)
  times.push(performance.now() - begin)
}

const cluster = await startCluster(keptFolder())
try {
  const { urls, superuser, filled } = await filledDatabase(cluster, DOCUMENTS)
  const { institutionId, userIds, registerIds, docTypeIds } = filled
  await superuser.query(
    `insert into user_permissions (institution_id, user_id, permission) values ($1, $2, 'dashboard.statistics') on conflict do nothing`,
    [institutionId, userIds[1]],
  )
  const database = openDatabase({
    urls: { app: urls.worker, platform: urls.platform },
    log: silentLog,
    prepared: false,
    max: 2,
  })
  const begin = performance.now()
  if (!(await rebuildFacts(database, institutionId))) throw new Error('somebody else makes the facts')
  const rebuilt = (performance.now() - begin) / 1000
  tell(`facts made in ${rebuilt.toFixed(1)} s`)
  await database.close()
  await superuser.query('vacuum analyze statistic_facts')
  const { rows: sizes } = await superuser.query<{ facts: string }>(
    'select count(*) as facts from statistic_facts',
  )

  const at = { urls, dataDir: cluster.folder }
  const server = await startServer({ ...at, program: SERVER_ALONE })
  const worker = startWorkerProcess(at)
  const documentsRead = async (): Promise<number> => {
    const { rows } = await superuser.query<{ read: string }>(
      `select pg_stat_force_next_flush()::text, seq_tup_read + coalesce(idx_tup_fetch, 0) as read from pg_stat_user_tables where relname = 'documents'`,
    )
    return Number(rows[0]?.read)
  }
  const { rows: days } = await superuser.query<{ from: string; to: string }>(
    `select (max(registered_on) - 364)::text as from, max(registered_on)::text as to from documents where institution_id = $1`,
    [institutionId],
  )
  const period = `from=${days[0]?.from}&to=${days[0]?.to}&compare=year_before`
  const before = await documentsRead()
  const table: string[][] = []
  let slowest = 0
  for (const [who, username, path] of [
    ['institution, administrator', administrator, `/api/statistics/institution?${period}`],
    ['department, clerk who may', clerk(1), `/api/statistics/department?${period}`],
  ] as const) {
    const caller = await openCaller(server.port, HOST, username, PASSWORD)
    await timed(caller, path, [])
    const [alone, together]: [number[], number[]] = [[], []]
    for (let n = 0; n < READS; n++) await timed(caller, path, alone)
    await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        for (let n = 0; n < READS / 5; n++) await timed(caller, path, together)
      }),
    )
    slowest = Math.max(slowest, median(alone))
    table.push([
      who,
      median(alone).toFixed(0),
      quantile(alone, 0.95).toFixed(0),
      median(together).toFixed(0),
      quantile(together, 0.95).toFixed(0),
    ])
    caller.close()
  }
  const read = (await documentsRead()) - before

  const callers: HttpCaller[] = []
  for (let n = 1; n <= CLIENTS; n++) callers.push(await openCaller(server.port, HOST, clerk(n), PASSWORD))
  const rates = { kept: [] as number[], without: [] as number[] }
  for (let round = 0; round <= ROUNDS; round++)
    for (const side of round % 2 === 0 ? (['kept', 'without'] as const) : (['without', 'kept'] as const)) {
      await superuser.query(
        `alter table documents ${side === 'kept' ? 'enable' : 'disable'} trigger ${TRIGGER}`,
      )
      const start = performance.now()
      await Promise.all(
        callers.map(async (caller, client) => {
          for (let n = 0; n < EACH; n++) {
            const { status } = await caller.post('/api/document/add', {
              category: 'intrare',
              register_id: registerIds[client % 2],
              doc_type_id: docTypeIds[0],
              issuer_id: 1,
              short_description: 'Cerere certificat de urbanism',
            })
            if (status !== 200) throw new Error(`a registration was answered with ${status}`)
          }
        }),
      )
      // The first round warms both sides up.
      if (round > 0) rates[side].push((CLIENTS * EACH) / ((performance.now() - start) / 1000))
    }
  await superuser.query(`alter table documents enable trigger ${TRIGGER}`)
  const cost = 1 - median(rates.kept) / median(rates.without)
  const memory = memoryNote(server.pid, worker.pid)
  await worker.stop()
  await server.stop()
  printTable(
    `a year's figures beside the year before, ${DOCUMENTS} documents, ${sizes[0]?.facts} facts, ms`,
    ['', 'p50 alone', 'p95 alone', 'p50 at 16', 'p95 at 16'],
    table,
    {
      postgresVersion: cluster.postgresVersion,
      notes: [`Goal: p50 below ${GOAL.readMs}. Documents read meanwhile: ${read}.`, memory],
    },
  )
  printTable(
    `registration at ${CLIENTS} clients, documents per second`,
    ['', 'rate'],
    [
      ['figures kept', withSpread(rates.kept)],
      ['without', withSpread(rates.without)],
    ],
    {
      postgresVersion: cluster.postgresVersion,
      notes: [
        `Keeping figures costs ${cost.toFixed(3)} of the rate; goal: ${GOAL.cost}.`,
        `All facts made anew in ${rebuilt.toFixed(1)} s; goal: ${GOAL.rebuildS}.`,
      ],
    },
  )
  if (slowest > GOAL.readMs || cost > GOAL.cost || rebuilt > GOAL.rebuildS) process.exitCode = 1
} finally {
  await cluster.stop()
}
