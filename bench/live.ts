// From COMMIT to the other person's screen, with many pages listening to one server, and the memory of that server.
// `--quick`: fewer pages and rounds.
import { setTimeout } from 'node:timers/promises'
import {
  administrator,
  clerk,
  type Filled,
  fillInstitution,
  HOST,
  PASSWORD,
  PEOPLE,
} from '../server/test/load/fill-institution.ts'
import { openHttp } from '../server/test/load/open-http.ts'
import { type Session, signIn } from '../server/test/load/sign-in.ts'
import { type LiveListener, listenLive } from '../server/test/streams/listen-live.ts'
import { memoryNote } from './support/figures/peak-memory.ts'
import { printTable, tell } from './support/figures/print-table.ts'
import { quantile } from './support/figures/quantile.ts'
import { startCluster } from './support/servers/start-cluster.ts'
import { SERVER_ALONE, startServer, startWorkerProcess } from './support/servers/start-server.ts'

const isQuick = process.argv.includes('--quick')
const PAGES = isQuick ? 50 : 300
const LIMIT = isQuick ? 60 : 1_000
const CHANGES = isQuick ? 20 : 100
/** Changes come at this distance, so that each is told by itself. */
const PAUSE_MS = 150
const GOAL_MS = 1_000
const LATE_MS = 10_000

type Post = (path: string, body: object) => Promise<Record<string, unknown>>

function posting(port: number, session: Session): Post {
  return async (path, body) => {
    const connection = await openHttp(port, HOST)
    try {
      const answer = await connection.send('POST', path, session, JSON.stringify(body))
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.body}`)
      return JSON.parse(answer.body.toString()) as Record<string, unknown>
    } finally {
      connection.close()
    }
  }
}

/** A document that everybody sees. */
async function registerOne(
  post: Post,
  { registerIds, docTypeIds }: Pick<Filled, 'registerIds' | 'docTypeIds'>,
  issuerId: number,
): Promise<number> {
  const added = await post('/api/document/add', {
    category: 'intrare',
    register_id: registerIds[0],
    doc_type_id: docTypeIds[0],
    issuer_id: issuerId,
    short_description: 'De urmărit',
  })
  return (added.data as { id: number }).id
}

/** Milliseconds from the answer of one change until every page has heard of it. */
async function tellOnce(pages: readonly LiveListener[], act: () => Promise<unknown>): Promise<number[]> {
  const before = pages.map((page) => page.told().length)
  const heard = pages.map(() => Number.NaN)
  await act()
  const committed = performance.now()
  while (heard.some(Number.isNaN)) {
    const now = performance.now()
    if (now - committed > LATE_MS) throw new Error('a page was not told')
    for (const [n, page] of pages.entries())
      if (Number.isNaN(heard[n]) && page.told().length > before[n]!) heard[n] = Math.max(0, now - committed)
    await setTimeout(1)
  }
  return heard
}

const cluster = await startCluster()
try {
  const { urls, superuser } = await cluster.database('live')
  const filled = await fillInstitution(superuser, 100)
  const issuers = await superuser.query<{ id: string }>('select id from issuers order by id limit 1')
  const place = {
    urls,
    dataDir: cluster.folder,
    settings: { HDOC_LIVE_STREAMS: String(LIMIT), HDOC_LIVE_STREAMS_PERSON: '100', HDOC_WORKER_PORT: '0' },
  }
  const server = await startServer({ ...place, program: SERVER_ALONE })
  const worker = startWorkerProcess(place)
  tell(`${PAGES} pages listen…`)
  const sessions: Session[] = []
  for (let n = 1; n <= PEOPLE - 1; n++) sessions.push(await signIn(server.port, HOST, clerk(n), PASSWORD))
  const post = posting(server.port, await signIn(server.port, HOST, administrator, PASSWORD))
  const documentId = await registerOne(post, filled, Number(issuers.rows[0]!.id))
  const listen = (n: number) =>
    listenLive({ port: server.port, headers: { ...sessions[n % sessions.length]!, host: HOST } })
  const pages: LiveListener[] = []
  for (let n = 0; n < PAGES; n++) pages.push(await listen(n))
  // What happened before is told first.
  await setTimeout(2_000)

  const all: number[] = []
  const last: number[] = []
  for (let n = 0; n < CHANGES; n++) {
    const heard = await tellOnce(pages, () =>
      post('/api/document_comment/add', { document_id: documentId, body: `Rândul ${n}` }),
    )
    all.push(...heard)
    last.push(Math.max(...heard))
    await setTimeout(PAUSE_MS)
  }
  tell(`the limit of ${LIMIT} pages…`)
  const more: LiveListener[] = []
  for (let n = PAGES; n < LIMIT; n++) more.push(await listen(n))
  const refused = await listen(0)
  const shown = (values: readonly number[], share: number) => quantile(values, share).toFixed(0)
  printTable(
    `Live pages: ${CHANGES} changes, each told to ${PAGES} pages of ${sessions.length} people`,
    ['ms from COMMIT', 'p50', 'p95', 'most'],
    [
      ['to a page', shown(all, 0.5), shown(all, 0.95), shown(all, 1)],
      ['to the last page', shown(last, 0.5), shown(last, 0.95), shown(last, 1)],
    ],
    {
      notes: [
        `Goal: p95 below ${GOAL_MS} ms with 300 pages.`,
        `Page ${LIMIT + 1} was answered ${refused.status}, to come back after ${refused.headers['retry-after']} s.`,
        memoryNote(server.pid, worker.pid),
      ],
      postgresVersion: cluster.postgresVersion,
    },
  )
  for (const page of [...pages, ...more, refused]) page.close()
  if (quantile(all, 0.95) > GOAL_MS || refused.status !== 503) process.exitCode = 1
  await server.stop()
  await worker.stop()
} finally {
  await cluster.stop()
}
