// The queues of cases over HTTP at 10,000 and at 1,000,000 cases, or at --small and --cases; `--quick`: fewer cases and rounds.
import type { CaseQueue } from '../../contract/src/cases/case-rows.ts'
import { fillManyCases } from '../../server/test/load/fill-cases.ts'
import { administrator, clerk, HOST, PASSWORD } from '../../server/test/load/fill-institution.ts'
import { openHttp } from '../../server/test/load/open-http.ts'
import { type Session, signIn } from '../../server/test/load/sign-in.ts'
import { keptFolder, numberAfter } from '../support/command-line.ts'
import { memoryNote } from '../support/figures/peak-memory.ts'
import { printTable, tell } from '../support/figures/print-table.ts'
import { median, quantile, withSpread } from '../support/figures/quantile.ts'
import { type GivenMany, giveMany } from '../support/give-many.ts'
import { filledDatabase } from '../support/list-databases.ts'
import { load } from '../support/load.ts'
import { type BenchCluster, startCluster } from '../support/servers/start-cluster.ts'
import { SERVER_ALONE, startServer, startWorkerProcess } from '../support/servers/start-server.ts'

const isQuick = process.argv.includes('--quick')
const SMALL = numberAfter('--small', 10_000)
const LARGE = numberAfter('--cases', isQuick ? 50_000 : 1_000_000)
const ROUNDS = isQuick ? 1 : 3
const SECONDS = 1
/** Cases of one batch. */
const GIVEN = isQuick ? 200 : 1_000
const CLIENTS = [1, 16]
/** Whose shares are seen: a clerk of two departments, and who distributes the whole institution's. */
const clerksQueues: readonly CaseQueue[] = ['mine', 'group', 'waiting', 'opinion', 'closed']
const asked: readonly { who: string; username: string; queues: readonly CaseQueue[] }[] = [
  { who: 'clerk', username: clerk(1), queues: clerksQueues },
  { who: 'mayor', username: administrator, queues: ['to_distribute'] },
]

/** A database in which each document has a case. In a kept folder it is filled once. */
async function openSize(cluster: BenchCluster, cases: number) {
  const database = await filledDatabase(cluster, cases)
  const { superuser, filled } = database
  const { rows } = await superuser.query<{ there: boolean }>(
    'select exists (select from cases where institution_id = $1) as there',
    [filled.institutionId],
  )
  if (rows[0]?.there !== true) await fillManyCases(superuser, filled, 1)
  const server = await startServer({
    urls: database.urls,
    dataDir: cluster.folder,
    program: SERVER_ALONE,
  })
  const sessions = new Map<string, Session>()
  for (const { username } of asked)
    sessions.set(username, await signIn(server.port, HOST, username, PASSWORD))
  return { ...database, server, session: (username: string) => sessions.get(username) ?? {} }
}
type Size = Awaited<ReturnType<typeof openSize>>

const pathOf = (queue: CaseQueue, page: number): string =>
  queue === 'closed'
    ? `/api/workcase/queue/${queue}/20?page=${page}`
    : `/api/workcase/queue/${queue}/20?page=${page}&sortBy=deadline_on&sortOrder=asc`

type Meta = { total: number; last_page: number }

async function metaOf({ server }: Size, session: Session, queue: CaseQueue): Promise<Meta> {
  const connection = await openHttp(server.port, HOST)
  const answer = await connection.send('GET', pathOf(queue, 1), session)
  connection.close()
  if (answer.status !== 200) throw new Error(`${queue} was answered with ${answer.status}`)
  const { meta } = JSON.parse(answer.body.toString()) as { meta: Meta }
  return meta
}

/** How many shares stand in the own queues of a person, counted row by row without our counters. */
async function countReally({ superuser, filled }: Size, queue: CaseQueue, userId: number): Promise<number> {
  const where: Partial<Record<CaseQueue, string>> = {
    mine: `status in ('new', 'accepted', 'in_progress', 'waiting') and role <> 'opinion'`,
    closed: `status = 'closed'`,
    opinion: `status in ('new', 'accepted', 'in_progress', 'waiting') and role = 'opinion'`,
  }
  const { rows } = await superuser.query<{ total: string }>(
    `select count(*) as total from case_shares where institution_id = $1 and user_id = $2 and ${where[queue]}`,
    [filled.institutionId, userId],
  )
  return Number(rows[0]?.total)
}

/** Milliseconds of the calls: p50 and p95; each answer must hold the exact total. */
async function time(
  size: Size,
  session: Session,
  { path, total, clients }: { path: string; total?: number; clients: number },
): Promise<{ p50: number; p95: number }> {
  const expected = Buffer.from(`"total":${total},`)
  const at = { port: size.server.port, clients, seconds: SECONDS, host: HOST }
  const { times } = await load(at, async (connection) => {
    const answer = await connection.send('GET', path, session)
    if (answer.status !== 200 || (total !== undefined && !answer.body.includes(expected)))
      throw new Error(`${path} did not answer ${total}: ${answer.body.toString().slice(0, 300)}`)
  })
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) }
}

async function measure(sizes: readonly [Size, Size]): Promise<string[][]> {
  const table: string[][] = []
  const row = async (
    name: string,
    username: string,
    pathsOf: readonly [{ path: string; total?: number }, { path: string; total?: number }],
  ): Promise<void> => {
    for (const clients of CLIENTS) {
      const p50: [number[], number[]] = [[], []]
      const p95: number[] = []
      for (let round = 0; round < ROUNDS; round++)
        for (const n of [0, 1] as const) {
          const took = await time(sizes[n], sizes[n].session(username), { ...pathsOf[n], clients })
          p50[n].push(took.p50)
          if (n === 1) p95.push(took.p95)
        }
      const ratio = (median(p50[1]) / median(p50[0])).toFixed(2)
      const how = clients === 1 ? 'alone' : `${clients} clients`
      table.push([`${name}, ${how}`, withSpread(p50[0]), withSpread(p50[1]), median(p95).toFixed(1), ratio])
      tell(table.at(-1)?.join('  ') ?? '')
    }
  }
  for (const { who, username, queues } of asked) {
    for (const queue of queues) {
      const metas: Meta[] = []
      for (const size of sizes) {
        const meta = await metaOf(size, size.session(username), queue)
        if (who === 'clerk' && (queue === 'mine' || queue === 'closed' || queue === 'opinion')) {
          const really = await countReally(size, queue, size.filled.userIds[1] ?? 0)
          if (meta.total !== really) throw new Error(`${queue} tells ${meta.total}, there are ${really}`)
        }
        metas.push(meta)
      }
      const pages = queue === 'closed' ? (['first', 'last'] as const) : (['first'] as const)
      for (const page of pages) {
        const target = (n: 0 | 1) => {
          const { total = 0, last_page = 1 } = metas[n] ?? {}
          return { path: pathOf(queue, page === 'last' ? Math.max(1, last_page) : 1), total }
        }
        await row(`${who}, ${queue}, ${page} page`, username, [target(0), target(1)])
      }
    }
    const counts = { path: '/api/workcase/counts' }
    await row(`${who}, counts`, username, [counts, counts])
  }
  return table
}

const cluster = await startCluster(keptFolder())
try {
  const small = await openSize(cluster, SMALL)
  const large = await openSize(cluster, LARGE)
  const worker = startWorkerProcess({ urls: large.urls, dataDir: cluster.folder })
  const table = await measure([small, large])
  const given: GivenMany = await giveMany({ ...large, port: large.server.port }, GIVEN)
  const memory = memoryNote(large.server.pid, worker.pid)
  await worker.stop()
  await Promise.all([small.server.stop(), large.server.stop()])
  printTable(
    'queues: a page of twenty with the exact total, p50 in ms',
    ['', `${SMALL}`, `${LARGE}`, `${LARGE} p95`, 'ratio'],
    table,
    {
      postgresVersion: cluster.postgresVersion,
      notes: [
        `Median of ${ROUNDS} rounds (least–greatest), sizes by turns. What is open does not grow with the years: 600 cases. Totals of own queues were compared with a count of the rows.`,
        memory,
      ],
    },
  )
  printTable(
    `queues: ${GIVEN} cases given out in one batch, while another person reads their queue`,
    ['batch, s', 'calls of the other', 'p95 before, ms', 'p95 meanwhile, ms', 'ratio'],
    [
      [
        given.seconds.toFixed(1),
        String(given.calls),
        given.quiet.toFixed(1),
        given.busy.toFixed(1),
        (given.busy / given.quiet).toFixed(2),
      ],
    ],
    {
      postgresVersion: cluster.postgresVersion,
      notes: ['Goals: 1,000 cases under 10 s; ratio at most 1.5.'],
    },
  )
} finally {
  await cluster.stop()
}
