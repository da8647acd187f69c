// Registrations per second over HTTP, beside pgbench that calls the same database function on the same server.
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { localDate, systemClock } from '../server/src/platform/clock.ts'
import { testSecrets } from '../server/test/database/test-secrets.ts'
import {
  clerk,
  type Filled,
  fillInstitution,
  HOST,
  PASSWORD,
  REGISTERS,
} from '../server/test/load/fill-institution.ts'
import { register, registrationBody } from '../server/test/load/registration.ts'
import { sealIssuers } from '../server/test/load/seal-issuers.ts'
import { sendAs } from '../server/test/load/send-call.ts'
import { type Session, signIn } from '../server/test/load/sign-in.ts'
import { cpuTime } from './support/figures/cpu-time.ts'
import { peakMemory } from './support/figures/peak-memory.ts'
import { printTable, tell } from './support/figures/print-table.ts'
import { median, quantile, withSpread } from './support/figures/quantile.ts'
import { load } from './support/load.ts'
import { moduleRate } from './support/module-rate.ts'
import { registrationScript } from './support/registration-script.ts'
import { findPgbench, runPgbench } from './support/servers/run-pgbench.ts'
import { startCluster } from './support/servers/start-cluster.ts'
import { startServer } from './support/servers/start-server.ts'
import { sessionToken } from './support/session-token.ts'
import { untilDelivered } from './support/until-delivered.ts'

const CLIENTS = [1, 16, 64]
const ISSUERS = 5_000
const PEOPLE = 16
const isQuick = process.argv.includes('--quick')
const ROUNDS = isQuick ? 1 : 3
const SECONDS = isQuick ? 2 : 3
const profile = process.argv.includes('--profile') ? ['--cpu-prof', `--cpu-prof-dir=${tmpdir()}`] : []

type Measured = Record<'http' | 'p50' | 'p99' | 'pgbench' | 'httpCpu' | 'pgbenchCpu', number[]>

async function overHttp(
  port: number,
  sessions: readonly Session[],
  filled: Filled,
  clients: number,
  registers: number,
): Promise<{ rate: number; times: number[] }> {
  const { times, seconds } = await load(
    { port, host: HOST, clients, seconds: SECONDS },
    async (connection, client, n) => {
      const registerId = filled.registerIds[(client * 7 + n) % registers] ?? 0
      const issuerId = 1 + ((client * 311 + n) % filled.issuerCount)
      const session = sessions[client % sessions.length] ?? {}
      await register(
        sendAs(connection, session, randomUUID()),
        registrationBody(registerId, filled.docTypeIds[n % filled.docTypeIds.length] ?? 0, issuerId),
      )
    },
  )
  return { rate: times.length / seconds, times }
}

const cluster = await startCluster()
const pgbench = findPgbench()
try {
  const { urls, superuser } = await cluster.database('register')
  const filled = await fillInstitution(superuser, ISSUERS, REGISTERS)
  await sealIssuers(superuser, filled.institutionId, testSecrets)
  // Only what was filled: vacuumed while empty, the other tables would be taken for empty as they grow.
  await superuser.query('analyze issuers, users, user_permissions, group_members, registers, doc_types')
  const server = await startServer({ urls, dataDir: cluster.folder, nodeArguments: profile })
  const sessions = await Promise.all(
    Array.from({ length: PEOPLE }, (_, n) => signIn(server.port, HOST, clerk(n + 1), PASSWORD)),
  )
  const today = localDate(systemClock.now())
  let acknowledged = 0
  const rows: string[][] = []
  for (const registers of [REGISTERS, 1]) {
    const script = registrationScript(filled, today, registers)
    for (const clients of CLIENTS) {
      tell(`${registers === 1 ? 'one register' : 'spread'}, ${clients} clients`)
      const measured: Measured = { http: [], p50: [], p99: [], pgbench: [], httpCpu: [], pgbenchCpu: [] }
      const cpu = (): number => cpuTime(server.pid) + cpuTime(cluster.pid())
      // As in a house at work: tables are known as they are, and each connection has made its plans since. Made while
      // the tables were all but empty, plans would read a whole table for one row of it.
      await untilDelivered(superuser)
      await superuser.query('vacuum analyze')
      acknowledged += (await overHttp(server.port, sessions, filled, clients, registers)).times.length
      for (let round = 0; round < ROUNDS; round++) {
        await untilDelivered(superuser)
        const before = cpu()
        const { rate, times } = await overHttp(server.port, sessions, filled, clients, registers)
        acknowledged += times.length
        measured.http.push(rate)
        measured.httpCpu.push((cpu() - before) / times.length)
        measured.p50.push(quantile(times, 0.5))
        measured.p99.push(quantile(times, 0.99))
        if (pgbench === undefined) continue
        await untilDelivered(superuser)
        const between = cpu()
        const run = { url: urls.app, script, folder: cluster.folder, clients, seconds: SECONDS }
        const { rate: transactions, count } = await runPgbench(pgbench, run)
        measured.pgbench.push(transactions)
        measured.pgbenchCpu.push((cpu() - between) / count)
      }
      const ratio = measured.http.map((http, n) => http / (measured.pgbench[n] ?? Number.NaN))
      rows.push([
        `${registers === 1 ? 'one register' : `spread over ${registers}`}, ${clients} clients`,
        withSpread(measured.http, 0),
        median(measured.p50).toFixed(1),
        median(measured.p99).toFixed(1),
        pgbench === undefined ? '–' : withSpread(measured.pgbench, 0),
        pgbench === undefined ? '–' : withSpread(ratio, 2),
        median(measured.httpCpu).toFixed(2),
        pgbench === undefined ? '–' : median(measured.pgbenchCpu).toFixed(2),
        pgbench === undefined ? '–' : (median(measured.pgbenchCpu) / median(measured.httpCpu)).toFixed(2),
      ])
    }
  }
  // The same register, the same callers, without HTTP; beside it one commit for each number.
  const hot: { module: number[]; single: number[] } = { module: [], single: [] }
  const token = sessionToken(sessions[0] ?? {})
  const callers = CLIENTS.at(-1) ?? 1
  for (let round = 0; round < ROUNDS; round++) {
    const at = { urls, dataDir: cluster.folder, filled, token, callers, seconds: SECONDS }
    await untilDelivered(superuser)
    const { rate, done } = await moduleRate(at)
    acknowledged += done
    hot.module.push(rate)
    if (pgbench === undefined) continue
    await untilDelivered(superuser)
    const script = registrationScript(filled, today, 1)
    const run = { url: urls.app, script, folder: cluster.folder, clients: callers, seconds: SECONDS }
    hot.single.push((await runPgbench(pgbench, run)).rate)
  }
  const memory = `Most memory held by the server: ${Math.round(peakMemory(server.pid))} MB (goal below 300).`
  await server.stop()
  const { rows: kept } = await superuser.query<{ keys: string }>(
    'select count(*) as keys from idempotency_keys k where k.answer is not null',
  )
  if (Number(kept[0]?.keys) !== acknowledged)
    throw new Error(`${acknowledged} were acknowledged over HTTP, the database knows ${kept[0]?.keys}`)
  printTable(
    'register: registrations per second',
    [
      '',
      'HTTP/s',
      'p50 ms',
      'p99 ms',
      'pgbench/s',
      'HTTP ÷ pgbench',
      'CPU ms HTTP',
      'CPU ms pgbench',
      'by CPU',
    ],
    rows,
    {
      postgresVersion: cluster.postgresVersion,
      notes: [
        'CPU: processor time of server and PostgreSQL for each registration, sealing and events included, without the clients; "by CPU" is the ratio it would allow on a machine with nothing else to do.',
        `Median of ${ROUNDS} rounds of ${SECONDS} s (least–greatest); each begins with nothing left to seal or deliver; each HTTP answer was checked for its number, and ${acknowledged} answers were found in the database.`,
        pgbench === undefined
          ? 'pgbench is missing: install the package postgresql-contrib to see it beside.'
          : 'pgbench: register_documents with one item in each transaction, same server, same role, same registers.',
        `One register, ${callers} callers at the use case without HTTP: ${withSpread(hot.module, 0)}/s${pgbench === undefined ? '' : `, pgbench beside it ${withSpread(hot.single, 0)}/s, ratio ${(median(hot.module) / median(hot.single)).toFixed(2)} (goal 8; over HTTP 3)`}.`,
        memory,
      ],
    },
  )
} finally {
  await cluster.stop()
}
