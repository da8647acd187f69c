// Complaints over HTTP at 100,000 of them: list and map of the staff, and „Este aceasta?” of the portal; `--quick`: 10,000
// and fewer calls.
import { localDate, systemClock } from '../server/src/platform/clock.ts'
import { administrator, fillInstitution, HOST, PASSWORD } from '../server/test/load/fill-institution.ts'
import { openHttp } from '../server/test/load/open-http.ts'
import { COMPLAINTS_AT, fillComplaints } from '../server/test/load/portal/fill-complaints.ts'
import { type Session, signIn } from '../server/test/load/sign-in.ts'
import { keptFolder, numberAfter } from './support/command-line.ts'
import { printTable, tell } from './support/figures/print-table.ts'
import { quantile } from './support/figures/quantile.ts'
import { startCluster } from './support/servers/start-cluster.ts'
import { SERVER_ALONE, startServer } from './support/servers/start-server.ts'

const isQuick = process.argv.includes('--quick')
const COMPLAINTS = numberAfter('--complaints', isQuick ? 10_000 : 100_000)
const CALLS = isQuick ? 5 : 25
/** Milliseconds below which 95 of 100 answers have to come. */
const GOAL = 100
const NEAR_GOAL = 50

const list = '/api/complaint/list/20'
const { south, west, north, east } = COMPLAINTS_AT
/** A box around a point near the middle, so many times smaller than the whole square. */
function boxOf(n: number, parts: number, zoom: number): string {
  const [high, wide] = [Math.round((north - south) / parts), Math.round((east - west) / parts)]
  const [from, left] = [Math.round((north + south) / 2) + n * 311, Math.round((east + west) / 2) + n * 547]
  const box = { south: from, west: left, north: from + high, east: left + wide, zoom, status: 'all' }
  return `/api/complaint/map?${new URLSearchParams(Object.entries(box).map(([key, value]) => [key, String(value)] as [string, string]))}`
}

const cluster = await startCluster(keptFolder())
try {
  const database = await cluster.database(`complaints_${COMPLAINTS}`)
  const found = async () =>
    (
      await database.superuser.query<{ id: string }>(
        `select t.id from complaint_types t join institutions i on i.id = t.institution_id where i.tag = 'bench' and t.is_public order by t.id`,
      )
    ).rows.map(({ id }) => Number(id))
  let types = await found()
  if (types.length === 0) {
    const { institutionId } = await fillInstitution(database.superuser, 10)
    types = await fillComplaints(database.superuser, institutionId, COMPLAINTS, localDate(systemClock.now()))
  }
  const type = (n: number) => types[n % types.length]
  const questions: { name: string; goal: number; path: (n: number) => string; session: boolean }[] = [
    { name: 'list: newest', path: () => list },
    { name: 'list: page 40', path: () => `${list}?page=40` },
    {
      name: 'list: open',
      path: () => `${list}?filters[0][column]=status&filters[0][match][status][equals]=open`,
    },
    {
      name: 'list: a type by deadline',
      path: (n: number) =>
        `${list}?filters[0][column]=type&filters[0][match][type][equals]=${type(n)}&sortBy=deadline_on&sortOrder=asc`,
    },
    { name: 'list: words', path: (n: number) => `${list}?search=strada+${n}` },
    { name: 'counts', path: () => '/api/complaint/counts' },
    {
      name: 'map: all of it',
      path: () =>
        boxOf(0, 1, 10)
          .replace(/south=\d+/, `south=${south}`)
          .replace(/west=\d+/, `west=${west}`),
    },
    { name: 'map: a village', path: (n: number) => boxOf(n, 10, 14) },
    { name: 'map: a street', path: (n: number) => boxOf(n, 100, 18) },
  ].map((one) => ({ ...one, goal: GOAL, session: true }))
  questions.push({
    name: '„Este aceasta?”',
    goal: NEAR_GOAL,
    session: false,
    path: (n) =>
      `/api/portal_complaint/near?type=${type(n)}&lat=${Math.round((north + south) / 2) + n * 311}&lng=${Math.round((east + west) / 2) + n * 547}`,
  })
  const server = await startServer({ urls: database.urls, dataDir: cluster.folder, program: SERVER_ALONE })
  const session: Session = await signIn(server.port, HOST, administrator, PASSWORD)
  const connection = await openHttp(server.port, HOST)
  const table: string[][] = []
  const missed: string[] = []
  for (const { name, goal, path, session: isStaff } of questions) {
    const times: number[] = []
    for (let n = -2; n < CALLS; n++) {
      const begin = performance.now()
      const answer = await connection.send('GET', path(Math.abs(n)), isStaff ? session : {})
      if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.body.toString()}`)
      if (n >= 0) times.push(performance.now() - begin)
    }
    const p95 = quantile(times, 0.95)
    if (p95 > goal) missed.push(name)
    const line = [name, quantile(times, 0.5).toFixed(1), p95.toFixed(1), String(goal)]
    tell(line.join('  '))
    table.push(line)
  }
  connection.close()
  await server.stop()
  printTable(`complaints: lists, map and search at ${COMPLAINTS}, ms`, ['', 'p50', 'p95', 'goal'], table, {
    postgresVersion: cluster.postgresVersion,
    notes: [
      `${CALLS} calls each.`,
      missed.length === 0 ? 'All goals are met.' : `Over the goal: ${missed.join(', ')}.`,
    ],
  })
} finally {
  await cluster.stop()
}
