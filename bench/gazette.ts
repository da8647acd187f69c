// The public search of the gazette over HTTP at 100,000 acts; `--quick`: 10,000 acts and fewer calls.

import { fillInstitution, HOST } from '../server/test/load/fill-institution.ts'
import { openHttp } from '../server/test/load/open-http.ts'
import { fillGazette } from '../server/test/load/portal/fill-gazette.ts'
import { keptFolder, numberAfter } from './support/command-line.ts'
import { printTable, tell } from './support/figures/print-table.ts'
import { quantile } from './support/figures/quantile.ts'
import { startCluster } from './support/servers/start-cluster.ts'
import { SERVER_ALONE, startServer } from './support/servers/start-server.ts'

const isQuick = process.argv.includes('--quick')
const ACTS = numberAfter('--acts', isQuick ? 10_000 : 100_000)
const CALLS = isQuick ? 5 : 25
/** Milliseconds below which 95 of 100 answers have to come. */
const GOAL = 100

const list = '/api/public_gazette/list'
const questions: { name: string; path: (n: number) => string }[] = [
  { name: 'newest', path: () => list },
  { name: 'page 40', path: () => `${list}?page=40` },
  { name: 'a year', path: (n) => `${list}?year=${2020 + (n % 6)}` },
  { name: 'a number', path: (n) => `${list}?number=${1 + n}` },
  { name: 'a word of most', path: () => `${list}?q=buget` },
  { name: 'two words', path: () => `${list}?q=rectificarea+bugetului` },
  { name: 'a rare word', path: (n) => `${list}?q=${1000 + n * 37}` },
  { name: 'a word and a year', path: (n) => `${list}?q=salubrizare&year=${2020 + (n % 6)}` },
  { name: 'no such word', path: () => `${list}?q=xilofon` },
  { name: 'headings', path: () => '/api/public_gazette/tree' },
]

const cluster = await startCluster(keptFolder())
try {
  const database = await cluster.database(`gazette_${ACTS}`)
  const { rows } = await database.superuser.query<{ id: string }>(
    `select id from institutions where tag = 'bench'`,
  )
  if (rows.length === 0) {
    const { institutionId } = await fillInstitution(database.superuser, 10)
    await fillGazette(database.superuser, institutionId, ACTS)
  }
  const server = await startServer({ urls: database.urls, dataDir: cluster.folder, program: SERVER_ALONE })
  const connection = await openHttp(server.port, HOST)
  const table: string[][] = []
  const all: number[] = []
  for (const { name, path } of questions) {
    const times: number[] = []
    let found = 0
    for (let n = -2; n < CALLS; n++) {
      const begin = performance.now()
      const answer = await connection.send('GET', path(Math.abs(n)), {})
      if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.body.toString()}`)
      if (n < 0) continue
      times.push(performance.now() - begin)
      found += (JSON.parse(answer.body.toString()) as { meta?: { total: number } }).meta?.total ?? 0
    }
    all.push(...times)
    const line = [
      name,
      (found / CALLS).toFixed(0),
      quantile(times, 0.5).toFixed(1),
      quantile(times, 0.95).toFixed(1),
    ]
    tell(line.join('  '))
    table.push(line)
  }
  connection.close()
  await server.stop()
  printTable(`gazette: public lists and search at ${ACTS} acts, ms`, ['', 'found', 'p50', 'p95'], table, {
    postgresVersion: cluster.postgresVersion,
    notes: [
      `${CALLS} calls each. Goal: p95 below ${GOAL}. Of all questions: ${quantile(all, 0.95).toFixed(1)}.`,
    ],
  })
} finally {
  await cluster.stop()
}
