// 10,000 forms sent from 1,000 addresses while citizens read the portal and clerks work: what both wait, and what the flood
// leaves on the disk. `--quick`: a twentieth of each.
import { randomUUID } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { localDate, systemClock } from '../server/src/platform/clock.ts'
import { fillDocuments } from '../server/test/load/fill-documents.ts'
import { clerk, fillInstitution, HOST, PASSWORD, PEOPLE } from '../server/test/load/fill-institution.ts'
import { listPath } from '../server/test/load/list-path.ts'
import { openHttp } from '../server/test/load/open-http.ts'
import { fillGazette } from '../server/test/load/portal/fill-gazette.ts'
import { floodForms } from '../server/test/load/portal/flood-forms.ts'
import { registrationBody } from '../server/test/load/registration.ts'
import { type Session, signIn } from '../server/test/load/sign-in.ts'
import { numberAfter } from './support/command-line.ts'
import { memoryNote } from './support/figures/peak-memory.ts'
import { printTable, tell } from './support/figures/print-table.ts'
import { quantile } from './support/figures/quantile.ts'
import { startCluster } from './support/servers/start-cluster.ts'
import { SERVER_ALONE, startServer, startWorkerProcess } from './support/servers/start-server.ts'

const isQuick = process.argv.includes('--quick')
const part = isQuick ? 20 : 1
const SENDS = numberAfter('--sends', 10_000 / part)
const ADDRESSES = 1_000 / part
const CLERKS = numberAfter('--clerks', 300 / part)
const CITIZENS = numberAfter('--citizens', 100 / part)
const QUIET_SECONDS = isQuick ? 8 : 60
const DOCUMENTS = isQuick ? 2_000 : 100_000
const ACTS = isQuick ? 500 : 10_000
/** Between two calls people read what they got. */
const CLERK_READS_MS = 4_000
const CITIZEN_READS_MS = 3_000
const CLERK_GOAL_MS = 300
const PORTAL_GOAL_MS = 500
const MEGABYTE = 1024 * 1024
/** Unconfirmed files of the institution in this bench, so that its ceiling is reached. */
const ROOM_MB = isQuick ? 200 : 1_024

const portalPaths = [
  '/api/public_gazette/tree',
  '/api/public_gazette/list',
  '/api/public_gazette/list?q=buget',
  '/monitor-oficial',
  '/api/public_post/list',
  '/api/public_form/open/contact_message',
  '/api/portal_complaint/types',
  '/api/public_page/get/contact',
]

type Call = (n: number) => { method: string; path: string; body?: string; headers: Session }
type Group = { times: number[]; stop: () => Promise<void> }

/** People who call, read, and call again, each on a connection of their own, until they are stopped. */
async function group(
  port: number,
  people: number,
  pauseMs: number,
  callOf: (who: number) => Call,
): Promise<Group> {
  const times: number[] = []
  let goesOn = true
  const work = async (who: number): Promise<void> => {
    const connection = await openHttp(port, HOST)
    // Nobody begins at the same moment.
    await setTimeout((pauseMs * who) / people)
    for (let n = 0; goesOn; n++) {
      const { method, path, body, headers } = callOf(who)(n)
      const start = performance.now()
      const answer = await connection.send(method, path, headers, body)
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.body}`)
      times.push(performance.now() - start)
      await setTimeout(pauseMs)
    }
    connection.close()
  }
  const working = Promise.all(Array.from({ length: people }, (_, who) => work(who)))
  // A refusal ends the measurement when its time is over, and not before everything is stopped.
  working.catch(() => undefined)
  return {
    times,
    stop: async () => {
      goesOn = false
      await working
    },
  }
}

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)

const cluster = await startCluster()
try {
  const { urls, superuser } = await cluster.database('flood')
  const filled = await fillInstitution(superuser, 1_000)
  await fillDocuments(superuser, filled, DOCUMENTS, localDate(systemClock.now()))
  // Filled rows bear numbers of their own; those that clerks register come after them.
  await superuser.query(
    `select setval(pg_get_serial_sequence('documents', 'id'), (select max(id) from documents))`,
  )
  await fillGazette(superuser, filled.institutionId, ACTS)
  const added = await superuser.query<{ id: string }>(
    `with r as (insert into registers (institution_id, name, code, pattern) values ($1, 'De la ghișeu', 'GH', 'GH-####') returning id)
     insert into register_counters (institution_id, register_id) select $1, id from r returning register_id as id`,
    [filled.institutionId],
  )
  const issuers = await superuser.query<{ id: string }>('select id from issuers order by id limit 1')
  const settings = { HDOC_TRUSTED_PROXIES: '127.0.0.1', HDOC_UNCONFIRMED_MB: String(ROOM_MB) }
  const place = { urls, dataDir: cluster.folder, settings: { ...settings, HDOC_WORKER_PORT: '0' } }
  const server = await startServer({ ...place, program: SERVER_ALONE })
  const worker = startWorkerProcess(place)
  const sessions: Session[] = []
  for (let n = 1; n <= Math.min(CLERKS, PEOPLE - 1); n++)
    sessions.push(await signIn(server.port, HOST, clerk(n), PASSWORD))
  const body = registrationBody(Number(added.rows[0]!.id), filled.docTypeIds[0]!, Number(issuers.rows[0]!.id))
  const clerkCall =
    (who: number): Call =>
    (n) => {
      const headers = sessions[who % sessions.length]!
      if ((who + n) % 10 === 0)
        return {
          method: 'POST',
          path: '/api/document/add',
          body,
          headers: { ...headers, 'idempotency-key': randomUUID() },
        }
      const paths = [
        listPath({}),
        '/api/dashboard/get',
        listPath({ page: 2 }),
        listPath({ search: 'urbanism' }),
      ]
      return { method: 'GET', path: paths[(who + n) % paths.length]!, headers }
    }
  const citizenCall =
    (who: number): Call =>
    (n) => ({
      method: 'GET',
      path: portalPaths[(who + n) % portalPaths.length]!,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        'accept-language': 'ro',
        'x-forwarded-for': `172.16.${Math.floor(who / 200)}.${who % 200}`,
      },
    })
  const both = async (work: () => Promise<unknown>) => {
    const clerks = await group(server.port, CLERKS, CLERK_READS_MS, clerkCall)
    const citizens = await group(server.port, CITIZENS, CITIZEN_READS_MS, citizenCall)
    await work()
    await Promise.all([clerks.stop(), citizens.stop()])
    return { clerks: clerks.times, citizens: citizens.times }
  }
  const sizes = async () => {
    const { rows } = await superuser.query<{ sends: number; text: number; files: number; rows: number }>(
      `select count(*)::int as sends, coalesce(sum(bytes), 0)::int as text, pg_total_relation_size('public_sends')::int as rows,
              (select coalesce(sum(received), 0) from public_send_files)::int as files from public_sends`,
    )
    return { ...rows[0]!, disk: bytesIn(join(cluster.folder, 'files')) }
  }
  tell('the portal and the clerks, warming up…')
  await both(() => setTimeout(isQuick ? 2_000 : 10_000))
  tell('the same, measured…')
  const quiet = await both(() => setTimeout(QUIET_SECONDS * 1_000))
  tell(`${SENDS} forms from ${ADDRESSES} addresses…`)
  let flooded: Awaited<ReturnType<typeof floodForms>> | undefined
  const loud = await both(async () => {
    flooded = await floodForms(
      { port: server.port, host: HOST },
      { sends: SENDS, addresses: ADDRESSES, connections: 32 },
    )
  })
  const after = await sizes()
  const row = (name: string, times: readonly number[], goal: string): string[] => [
    name,
    String(times.length),
    ...[0.5, 0.95, 0.99].map((share) => quantile(times, share).toFixed(0)),
    goal,
  ]
  const [before95, during95] = [quantile(quiet.clerks, 0.95), quantile(loud.clerks, 0.95)]
  const portal95 = quantile(loud.citizens, 0.95)
  const missed = [
    ...(during95 > Math.max(2 * before95, 20)
      ? [`clerks wait ${(during95 / before95).toFixed(1)} times as long`]
      : []),
    ...(during95 > CLERK_GOAL_MS ? ['clerks over 300 ms'] : []),
    ...(portal95 > PORTAL_GOAL_MS ? ['portal over 500 ms'] : []),
    ...(after.disk > ROOM_MB * MEGABYTE ? ['files over their ceiling'] : []),
  ]
  const answers = [...(flooded?.statuses ?? [])].sort(([a], [b]) => a - b)
  printTable(
    `flood: ${SENDS} forms from ${ADDRESSES} addresses, beside ${CLERKS} clerks and ${CITIZENS} citizens`,
    ['ms', 'calls', 'p50', 'p95', 'p99', 'goal p95'],
    [
      row('clerks, quiet', quiet.clerks, ''),
      row('clerks, in the flood', loud.clerks, `${CLERK_GOAL_MS}, twice`),
      row('citizens, quiet', quiet.citizens, ''),
      row('citizens, in the flood', loud.citizens, String(PORTAL_GOAL_MS)),
      row('the flood', flooded?.times ?? [], ''),
    ],
    {
      postgresVersion: cluster.postgresVersion,
      notes: [
        `${flooded?.seconds.toFixed(0)} s; answers: ${answers.map(([status, n]) => `${n} × ${status}`).join(', ')}; ${flooded?.begun} files begun.`,
        `Kept of it: ${after.sends} forms, ${(after.text / MEGABYTE).toFixed(1)} MB of text (ceiling ${(ROOM_MB / 10).toFixed(0)}), ${(after.rows / MEGABYTE).toFixed(1)} MB of their table; files ${(after.files / MEGABYTE).toFixed(0)} MB, on the disk ${(after.disk / MEGABYTE).toFixed(0)} (ceiling ${ROOM_MB}).`,
        memoryNote(server.pid, worker.pid),
        missed.length === 0 ? 'All goals are met.' : `Missed: ${missed.join('; ')}.`,
      ],
    },
  )
  if (missed.length > 0 && !isQuick) process.exitCode = 1
  await server.stop()
  await worker.stop()
} finally {
  await cluster.stop()
}
