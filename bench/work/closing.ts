// Closing a case with its answer and dispatch, beside plain registration, at 16 clients on one server; `--quick`: fewer.
import { clerk, type Filled, HOST, PASSWORD } from '../../server/test/load/fill-institution.ts'
import { type HttpCaller, openCaller } from '../../server/test/load/open-caller.ts'
import { keptFolder, numberAfter } from '../support/command-line.ts'
import { cpuTime } from '../support/figures/cpu-time.ts'
import { memoryNote } from '../support/figures/peak-memory.ts'
import { printTable, tell } from '../support/figures/print-table.ts'
import { median, quantile, withSpread } from '../support/figures/quantile.ts'
import { filledDatabase } from '../support/list-databases.ts'
import { startCluster } from '../support/servers/start-cluster.ts'
import { SERVER_ALONE, startServer, startWorkerProcess } from '../support/servers/start-server.ts'

const isQuick = process.argv.includes('--quick')
const DOCUMENTS = numberAfter('--documents', isQuick ? 10_000 : 100_000)
const CLIENTS = 16
const ROUNDS = isQuick ? 2 : 5
/** Papers of each client in a round. */
const EACH = isQuick ? 5 : 25
/** Calls of each client before a round: every connection makes its plans anew after the tables were analysed, and then keeps them. */
const BEFORE = 3
const GOAL = 0.4
const rights = ['workcase.work', 'workcase.close', 'workcase.assign', 'shipping.create']

type Registered = { data: { id: number } }
type Made = { rate: number; times: number[]; cpu: number[] }

async function must<T>(caller: HttpCaller, path: string, body: object): Promise<T> {
  const answer = await caller.post<T>(path, body)
  if (answer.status !== 200)
    throw new Error(`${path} was answered with ${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

const paperOf = (
  { registerIds, docTypeIds, groupIds }: Filled,
  client: number,
  hasCase: boolean,
): object => ({
  category: 'intrare',
  register_id: registerIds[client % 2],
  doc_type_id: docTypeIds[0],
  issuer_id: 1,
  short_description: 'Cerere certificat de urbanism',
  ...(hasCase && { case: { shares: [{ group_id: groupIds[client % groupIds.length], role: 'lead' }] } }),
})

/**
 * Each client does the papers from `first` up to `last` one after the other; all at once. `busy`: milliseconds that
 * processes have worked.
 */
async function atOnce(
  callers: readonly HttpCaller[],
  busy: () => number[],
  [first, last]: readonly [number, number],
  act: (caller: HttpCaller, client: number, n: number) => Promise<unknown>,
): Promise<Made> {
  const times: number[] = []
  const start = performance.now()
  const before = busy()
  await Promise.all(
    callers.map(async (caller, client) => {
      for (let n = first; n < last; n++) {
        const begin = performance.now()
        await act(caller, client, n)
        times.push(performance.now() - begin)
      }
    }),
  )
  const rate = times.length / ((performance.now() - start) / 1000)
  return { rate, times, cpu: busy().map((after, n) => (after - (before[n] ?? 0)) / times.length) }
}

const cluster = await startCluster(keptFolder())
try {
  const { urls, superuser, filled } = await filledDatabase(cluster, DOCUMENTS)
  const { institutionId, userIds, registerIds } = filled
  await superuser.query(
    `insert into user_permissions (institution_id, user_id, permission)
     select $1, u, p from unnest($2::bigint[]) u, unnest($3::text[]) p on conflict do nothing`,
    [institutionId, userIds, rights],
  )
  const outgoing = await superuser.query<{ id: string }>(
    `insert into doc_types (institution_id, name, category, deadline_days, day_type)
     values ($1, 'Răspuns ' || gen_random_uuid(), 'iesire', 0, 'calendar') returning id`,
    [institutionId],
  )
  const typeId = Number(outgoing.rows[0]?.id)
  const at = { urls, dataDir: cluster.folder }
  const server = await startServer({ ...at, program: SERVER_ALONE })
  const worker = startWorkerProcess(at)
  const callers: HttpCaller[] = []
  for (let n = 1; n <= CLIENTS; n++) callers.push(await openCaller(server.port, HOST, clerk(n), PASSWORD))

  const busy = (): number[] => [server.pid, cluster.pid(), worker.pid].map(cpuTime)
  const plain: Made[] = []
  const closed: Made[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    const cases: number[][] = callers.map(() => [])
    await atOnce(callers, busy, [0, BEFORE + EACH], async (caller, client) => {
      const { data } = await must<Registered>(caller, '/api/document/add', paperOf(filled, client, true))
      const answer = await caller.get<{ cases: { id: number }[] }>(`/api/workcase/of_document/${data.id}`)
      const [found] = answer.body.cases
      if (!found) throw new Error(`a paper without its case: ${JSON.stringify(answer.body)}`)
      cases[client]?.push(found.id)
    })
    // As autovacuum does where people have worked for a while: plans made for empty tables read grown ones whole.
    await superuser.query('vacuum analyze')
    const register = (caller: HttpCaller, client: number): Promise<unknown> =>
      must(caller, '/api/document/add', paperOf(filled, client, false))
    const close = (caller: HttpCaller, client: number, n: number): Promise<unknown> =>
      must(caller, '/api/dispatch/close_case', {
        id: cases[client]?.[n],
        status: 8,
        resolution: 'S-a eliberat certificatul',
        reason: 'Se închide la ghișeu',
        dispatch: { ship_to: 'Ion Ionescu', address: 'Str. Teilor 3', method: 'courier' },
        answer: { register_id: registerIds[client % 2], doc_type_id: typeId },
      })
    for (const act of [register, close]) await atOnce(callers, busy, [0, BEFORE], act)
    plain.push(await atOnce(callers, busy, [BEFORE, BEFORE + EACH], register))
    closed.push(await atOnce(callers, busy, [BEFORE, BEFORE + EACH], close))
    tell(`round ${round} of ${ROUNDS}`)
  }
  const line = (name: string, made: readonly Made[]): string[] => [
    name,
    withSpread(made.map(({ rate }) => rate)),
    ...[0.5, 0.95].map((share) =>
      quantile(
        made.flatMap(({ times }) => times),
        share,
      ).toFixed(0),
    ),
    ...[0, 1, 2].map((process) => median(made.map(({ cpu }) => cpu[process] ?? 0)).toFixed(1)),
  ]
  const ratio = median(closed.map(({ rate }, n) => rate / (plain[n]?.rate ?? 1)))
  printTable(
    `closing with a dispatch beside registering, ${CLIENTS} clients, ${DOCUMENTS} documents`,
    ['', 'a second', 'p50, ms', 'p95, ms', 'CPU ms server', 'database', 'worker'],
    [line('registered', plain), line('closed with answer and dispatch', closed)],
    {
      postgresVersion: cluster.postgresVersion,
      notes: [`Ratio ${ratio.toFixed(2)}; goal: at least ${GOAL}.`, memoryNote(server.pid, worker.pid)],
    },
  )
  if (ratio < GOAL) process.exitCode = 1
  for (const caller of callers) caller.close()
  await worker.stop()
  await server.stop()
} finally {
  await cluster.stop()
}
