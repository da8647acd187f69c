// What session, rights and row security cost a call, and signing in beside bare hashing; `--quick`: fewer rounds.

import { hashPassword } from '../server/src/modules/access/index.ts'
import { clerk, HOST, PASSWORD } from '../server/test/load/fill-institution.ts'
import { listPath } from '../server/test/load/list-path.ts'
import { openHttp } from '../server/test/load/open-http.ts'
import { type Session, signIn } from '../server/test/load/sign-in.ts'
import { verifyAlone } from '../server/test/load/verify-alone.ts'
import { printTable, tell } from './support/figures/print-table.ts'
import { median, quantile, withSpread } from './support/figures/quantile.ts'
import { filledDatabase } from './support/list-databases.ts'
import { load } from './support/load.ts'
import { bareRole } from './support/servers/bare-role.ts'
import type { BareOptions } from './support/servers/bare-server.ts'
import { startCluster } from './support/servers/start-cluster.ts'
import { startServer } from './support/servers/start-server.ts'
import { sessionToken } from './support/session-token.ts'
import { signInAgain } from './support/sign-in-again.ts'

const isQuick = process.argv.includes('--quick')
const DOCUMENTS = 10_000
const ROUNDS = isQuick ? 2 : 5
const SECONDS = isQuick ? 0.5 : 1
const SIGN_IN_ROUNDS = isQuick ? 1 : 3
const SIGN_IN_SECONDS = isQuick ? 2 : 3
const CLIENTS = [1, 16]
const person = clerk(1)
const calls = [
  { id: 'document.list', name: 'list of documents', path: listPath({}) },
  { id: 'register.options', name: 'choices of registers', path: '/api/register/options' },
  { id: 'user.options', name: 'choices of people', path: '/api/user/options?q=persoana%201' },
]

type Side = { port: number; session: Session }

async function answerOf({ port, session }: Side, path: string): Promise<Buffer> {
  const connection = await openHttp(port, HOST)
  const answer = await connection.send('GET', path, session)
  connection.close()
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.body.toString()}`)
  return answer.body
}

/** p50 in ms of one call; each answer must be the expected bytes. */
async function timeCall(side: Side, path: string, clients: number, expected: Buffer): Promise<number> {
  const { times } = await load(
    { port: side.port, host: HOST, clients, seconds: SECONDS },
    async (connection) => {
      const answer = await connection.send('GET', path, side.session)
      if (answer.status !== 200 || !answer.body.equals(expected))
        throw new Error(`${path} answered ${answer.status}: ${answer.body.toString().slice(0, 300)}`)
    },
  )
  return quantile(times, 0.5)
}

async function compareCalls(whole: Side, bare: Side): Promise<string[][]> {
  const table: string[][] = []
  for (const { name, path } of calls) {
    const expected = await answerOf(whole, path)
    if (!expected.equals(await answerOf(bare, path))) throw new Error(`${path} answers differently`)
    for (const clients of CLIENTS) {
      const times: [number[], number[]] = [[], []]
      const ratios: number[] = []
      for (let round = 0; round <= ROUNDS; round++) {
        const ours = await timeCall(whole, path, clients, expected)
        const theirs = await timeCall(bare, path, clients, expected)
        // The first round warms both up.
        if (round === 0) continue
        times[0].push(ours)
        times[1].push(theirs)
        ratios.push(ours / theirs)
      }
      table.push([
        `${name}, ${clients === 1 ? 'alone' : `${clients} clients`}`,
        withSpread(times[0], 2),
        withSpread(times[1], 2),
        withSpread(ratios, 2),
      ])
      tell(table.at(-1)?.join('  ') ?? '')
    }
  }
  return table
}

/** Hashes per second with nothing around them, so many at a time. */
async function bareHashing(clients: number): Promise<number> {
  const stored = await hashPassword(PASSWORD)
  const start = performance.now()
  const end = start + SIGN_IN_SECONDS * 1000
  let count = 0
  const work = async (): Promise<void> => {
    for (; performance.now() < end; count++)
      if (!(await verifyAlone(stored, PASSWORD))) throw new Error('the password does not fit')
  }
  await Promise.all(Array.from({ length: clients }, work))
  return (count * 1000) / (performance.now() - start)
}

async function signInRate(port: number, clients: number) {
  const again = await signInAgain(port, HOST, PASSWORD)
  return load({ port, host: HOST, clients, seconds: SIGN_IN_SECONDS }, (connection, client) =>
    again(connection, clerk(client + 1)),
  )
}

async function compareSignIn(port: number): Promise<string[][]> {
  const table: string[][] = []
  for (const clients of CLIENTS) {
    const rates: [number[], number[]] = [[], []]
    const ratios: number[] = []
    const p50: number[] = []
    for (let round = 0; round <= SIGN_IN_ROUNDS; round++) {
      const { times, seconds } = await signInRate(port, clients)
      const hashes = await bareHashing(clients)
      if (round === 0) continue
      rates[0].push(times.length / seconds)
      rates[1].push(hashes)
      ratios.push(times.length / seconds / hashes)
      p50.push(quantile(times, 0.5))
    }
    table.push([
      clients === 1 ? 'alone' : `${clients} clients`,
      withSpread(rates[0]),
      withSpread(rates[1]),
      withSpread(ratios, 2),
      median(p50).toFixed(0),
    ])
    tell(table.at(-1)?.join('  ') ?? '')
  }
  return table
}

/** How a list answers one client while nobody signs in, and while sixteen do without pause. */
async function stallOf(side: Side): Promise<string[][]> {
  const path = listPath({})
  const expected = await answerOf(side, path)
  const watch = async (): Promise<number[]> =>
    (
      await load(
        { port: side.port, host: HOST, clients: 1, seconds: SIGN_IN_SECONDS },
        async (connection) => {
          const answer = await connection.send('GET', path, side.session)
          if (!answer.body.equals(expected)) throw new Error(`${path} answered ${answer.status}`)
        },
      )
    ).times
  const quiet: number[] = []
  const busy: number[] = []
  for (let round = 0; round < SIGN_IN_ROUNDS; round++) {
    quiet.push(...(await watch()))
    const [times] = await Promise.all([watch(), signInRate(side.port, 16)])
    busy.push(...times)
  }
  const row = (name: string, times: number[]): string[] => [
    name,
    String(times.length),
    ...[0.5, 0.95, 0.99, 1].map((share) => quantile(times, share).toFixed(1)),
  ]
  return [row('nobody signs in', quiet), row('16 sign in without pause', busy)]
}

const cluster = await startCluster()
try {
  const database = await filledDatabase(cluster, DOCUMENTS)
  const server = await startServer({ urls: database.urls, dataDir: cluster.folder })
  const session = await signIn(server.port, HOST, person, PASSWORD)
  const token = sessionToken(session)
  const options: BareOptions = {
    bareUrl: await bareRole(database),
    host: HOST,
    token,
    callIds: calls.map(({ id }) => id),
  }
  const bare = await startServer({
    urls: database.urls,
    dataDir: cluster.folder,
    program: ['bench/support/servers/bare-server.ts', JSON.stringify(options)],
  })
  const whole = { port: server.port, session }
  const costs = await compareCalls(whole, { port: bare.port, session: { 'accept-language': 'ro' } })
  await bare.stop()
  const signIns = await compareSignIn(server.port)
  const stall = await stallOf(whole)
  await server.stop()
  const { postgresVersion } = cluster
  printTable(
    'auth: a call with and without session, rights and row security, p50 in ms',
    ['', 'with', 'without', 'ratio'],
    costs,
    {
      postgresVersion,
      notes: [
        `Median of ${ROUNDS} rounds of ${SECONDS} s (least–greatest), sides by turns, as a clerk, ${DOCUMENTS} documents; both sides answer the same bytes, compared at every call. Goal: at most 1.5.`,
      ],
    },
  )
  printTable(
    'auth: sign-ins per second beside argon2id alone',
    ['', 'sign-ins/s', 'hashes/s', 'ratio', 'p50 ms'],
    signIns,
    {
      postgresVersion,
      notes: [`Median of ${SIGN_IN_ROUNDS} rounds of ${SIGN_IN_SECONDS} s (least–greatest).`],
    },
  )
  printTable(
    'auth: the list of documents, one client, while others sign in, ms',
    ['', 'calls', 'p50', 'p95', 'p99', 'slowest'],
    stall,
    { postgresVersion },
  )
} finally {
  await cluster.stop()
}
