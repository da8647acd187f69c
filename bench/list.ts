// The list of documents over HTTP at 10,000 and at 1,000,000 documents, or at --small and --documents (10000000); `--quick`:
// fewer documents and rounds.
import { localDate, systemClock } from '../server/src/platform/clock.ts'
import { LONE_PERSON } from '../server/test/load/add-lone-person.ts'
import { clerkQueries, otherPairs } from '../server/test/load/clerk-queries.ts'
import { administrator, clerk, HOST, PASSWORD, PEOPLE } from '../server/test/load/fill-institution.ts'
import type { ListCall } from '../server/test/load/list-path.ts'
import { openHttp } from '../server/test/load/open-http.ts'
import { type Session, signIn } from '../server/test/load/sign-in.ts'
import { keptFolder, numberAfter } from './support/command-line.ts'
import { memoryNote } from './support/figures/peak-memory.ts'
import { printTable, tell } from './support/figures/print-table.ts'
import { median, quantile, withSpread } from './support/figures/quantile.ts'
import { countSeen, filledDatabase } from './support/list-databases.ts'
import { readPage, timeCounts, timeList } from './support/measure-list.ts'
import { type BenchCluster, startCluster } from './support/servers/start-cluster.ts'
import {
  type BenchServer,
  SERVER_ALONE,
  startServer,
  startWorkerProcess,
} from './support/servers/start-server.ts'

const isQuick = process.argv.includes('--quick')
const SMALL = numberAfter('--small', 10_000)
const LARGE = numberAfter('--documents', isQuick ? 50_000 : 1_000_000)
const ROUNDS = isQuick ? 1 : 3
const SECONDS = 1
const NEAR_PAGE = 400
const CLIENTS = [1, 16]
const QUERY_CALLS = isQuick ? 5 : 21

type Person = { name: string; username: string; n: number }
const people: Person[] = [
  { name: 'administrator', username: administrator, n: 0 },
  { name: 'clerk', username: clerk(1), n: 1 },
  { name: 'own department', username: LONE_PERSON, n: PEOPLE + 1 },
]
const selections: { name: string; status?: number; filters: NonNullable<ListCall['filters']> }[] = [
  { name: 'all', filters: [] },
  { name: 'status 6', status: 6, filters: [{ column: 'status', mode: 'equals', values: [6] }] },
  { name: 'status 3', status: 3, filters: [{ column: 'status', mode: 'equals', values: [3] }] },
]

async function openSize(cluster: BenchCluster, documents: number) {
  const database = await filledDatabase(cluster, documents)
  const server: BenchServer = await startServer({
    urls: database.urls,
    dataDir: cluster.folder,
    program: SERVER_ALONE,
  })
  const sessions = new Map<string, Session>()
  for (const { username } of people)
    sessions.set(username, await signIn(server.port, HOST, username, PASSWORD))
  return { ...database, server, session: (person: Person) => sessions.get(person.username) ?? {} }
}
type Size = Awaited<ReturnType<typeof openSize>>

/** First, near and last page of a selection, with the total that must come with each. */
async function pagesOf(size: Size, person: Person, selection: (typeof selections)[number]) {
  const connection = await openHttp(size.server.port, HOST)
  const { meta } = await readPage(connection, size.session(person), { filters: selection.filters })
  connection.close()
  const userId = size.filled.userIds[person.n] ?? 0
  const { rows } = await size.superuser.query<{ total: string }>(
    `select count(*) as total from documents where institution_id = $1
       and ($2::integer is null or case when status = 3 and deadline_on < (now() at time zone 'Europe/Bucharest')::date then 4 else status end = $2)`,
    [size.filled.institutionId, selection.status ?? null],
  )
  const really =
    person.n === 0 ? Number(rows[0]?.total) : (await countSeen(size, userId, selection.status)).all
  if (meta.total !== really)
    throw new Error(`${person.name} is told ${meta.total} of ${selection.name}, there are ${really}`)
  const near = Math.min(NEAR_PAGE, Math.max(1, Math.floor(meta.last_page / 2)))
  return { total: meta.total, pages: { first: 1, near, last: meta.last_page } }
}

async function measurePages(sizes: readonly [Size, Size]): Promise<string[][]> {
  const table: string[][] = []
  for (const person of people)
    for (const selection of selections) {
      const targets = [
        await pagesOf(sizes[0], person, selection),
        await pagesOf(sizes[1], person, selection),
      ] as const
      for (const page of ['first', 'near', 'last'] as const)
        for (const clients of CLIENTS) {
          const times: [number[], number[]] = [[], []]
          for (let round = 0; round < ROUNDS; round++)
            for (const n of [0, 1] as const) {
              const { server, session } = sizes[n]
              const at = { port: server.port, session: session(person), clients, seconds: SECONDS }
              const call = { filters: selection.filters, page: targets[n].pages[page] }
              times[n].push(await timeList(at, call, targets[n].total))
            }
          const ratio = median(times[1]) / median(times[0])
          table.push([
            `${person.name}, ${selection.name}, ${page} page, ${clients === 1 ? 'alone' : `${clients} clients`}`,
            withSpread(times[0]),
            withSpread(times[1]),
            ratio.toFixed(2),
          ])
          tell(table.at(-1)?.join('  ') ?? '')
        }
    }
  return table
}

/** Counts by status, as they stand above the list. */
async function measureCounts(sizes: readonly [Size, Size]): Promise<string[][]> {
  const table: string[][] = []
  for (const person of people)
    for (const clients of CLIENTS) {
      const times: [number[], number[]] = [[], []]
      for (let round = 0; round < ROUNDS; round++)
        for (const n of [0, 1] as const) {
          const { server, session } = sizes[n]
          times[n].push(
            await timeCounts({ port: server.port, session: session(person), clients, seconds: SECONDS }),
          )
        }
      table.push([
        `${person.name}, counts by status, ${clients === 1 ? 'alone' : `${clients} clients`}`,
        withSpread(times[0]),
        withSpread(times[1]),
        (median(times[1]) / median(times[0])).toFixed(2),
      ])
      tell(table.at(-1)?.join('  ') ?? '')
    }
  return table
}

async function measureQueries(size: Size, queriesOf: typeof clerkQueries): Promise<string[][]> {
  const today = localDate(systemClock.now())
  const columns: string[][] = []
  for (const person of people) {
    const connection = await openHttp(size.server.port, HOST)
    for (const [n, { name, call }] of queriesOf(
      size.filled,
      today,
      size.filled.userIds[person.n] ?? 0,
    ).entries()) {
      const times: number[] = []
      let total = 0
      for (let calls = 0; calls < QUERY_CALLS; calls++) {
        const start = performance.now()
        total = (await readPage(connection, size.session(person), call)).meta.total
        times.push(performance.now() - start)
      }
      const cells = [String(total), median(times).toFixed(1), quantile(times, 0.95).toFixed(1)]
      columns[n] = [...(columns[n] ?? [name]), ...cells]
      tell(`${person.name}, ${name}: ${cells.join('  ')}`)
    }
    connection.close()
  }
  return columns
}

const cluster = await startCluster(keptFolder())
try {
  const small = await openSize(cluster, SMALL)
  const large = await openSize(cluster, LARGE)
  const worker = startWorkerProcess({ urls: large.urls, dataDir: cluster.folder })
  const pages = await measurePages([small, large])
  const counts = await measureCounts([small, large])
  // What clerks ask has its goals at a million documents.
  const [asked, documents] = LARGE > 1_000_000 ? [small, SMALL] : [large, LARGE]
  const queries = await measureQueries(asked, clerkQueries)
  const others = await measureQueries(asked, otherPairs)
  const memory = memoryNote(large.server.pid, worker.pid)
  await worker.stop()
  const seen = await countSeen(large, large.filled.userIds[1] ?? 0)
  await Promise.all([small.server.stop(), large.server.stop()])
  const note = `Of ${LARGE} documents the clerk sees ${seen.all}: ${seen.all - seen.outside} through six of sixteen registers, ${seen.outside} outside them by name or department.`
  const { postgresVersion } = cluster
  printTable(
    'list: a page of twenty with the exact total, p50 in ms',
    ['', `${SMALL}`, `${LARGE}`, 'ratio'],
    [...pages, ...counts],
    {
      postgresVersion,
      notes: [
        `Median of ${ROUNDS} rounds (least–greatest), sizes by turns. Near is page ${NEAR_PAGE}, or the middle where there are fewer. Totals were compared with a count of the rows.`,
        note,
        memory,
      ],
    },
  )
  const head = ['', ...people.flatMap(({ name }) => ['found', `${name} p50`, 'p95'])]
  printTable(`list: what clerks ask, alone, at ${documents} documents, ms`, head, queries, {
    postgresVersion,
    notes: [`${QUERY_CALLS} calls each. Goal: below 100.`, note],
  })
  printTable(`list: any other two filters, alone, at ${documents} documents, ms`, head, others, {
    postgresVersion,
    notes: [`${QUERY_CALLS} calls each. Goal: below 500.`, note],
  })
} finally {
  await cluster.stop()
}
