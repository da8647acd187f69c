// Fifty signed-in people change, annul, reopen, extend, comment and merge the same records at once, over HTTP; and take the
// same cases, sheets and requests for approval.
// --documents and --rounds choose how much.
import { openDatabase } from '../server/src/platform/db/database.ts'
import { silentLog } from '../server/src/platform/log.ts'
import { testPassword } from '../server/test/browsers/test-password.ts'
import { openContentionOffice } from '../server/test/contention/contention-office.ts'
import { playDocuments } from '../server/test/contention/document-rounds.ts'
import { playFiles } from '../server/test/contention/file-rounds.ts'
import { playIssuers } from '../server/test/contention/issuer-rounds.ts'
import {
  openWorkContention,
  playCases,
  playRequests,
  playSheets,
} from '../server/test/contention/work-rounds.ts'
import { openCaller } from '../server/test/load/open-caller.ts'
import { numberAfter } from './support/command-line.ts'
import { printTable, tell } from './support/figures/print-table.ts'
import { startCluster } from './support/servers/start-cluster.ts'
import { startServer } from './support/servers/start-server.ts'

const PEOPLE = 50
const documents = numberAfter('--documents', 100)
const rounds = numberAfter('--rounds', 20)

const cluster = await startCluster()
try {
  const { urls } = await cluster.database('contention')
  const database = openDatabase({ urls, log: silentLog, prepared: true, max: 4 })
  const office = await openContentionOffice(database, PEOPLE)
  const working = await openWorkContention(database, PEOPLE)
  const server = await startServer({ urls, dataDir: cluster.folder })
  const open =
    (host: string) =>
    async ({ username, name }: { username: string; name: string }) => ({
      name,
      ...(await openCaller(server.port, host, username, testPassword)),
    })
  const callers = await Promise.all(office.people.map(open(office.institution.host)))
  const workers = await Promise.all(working.people.map(open(working.institution.host)))
  const desk = await open(working.institution.host)(working.desk)
  const reports = []
  for (const [name, play] of [
    [
      'documents: edit, status, reopen, extend, annul; comments',
      () => playDocuments(office, callers, { documents, rounds }),
    ],
    ['issuers: edit, merge', () => playIssuers(callers, documents)],
    ['files: lock, new version', () => playFiles(database, office, callers, documents)],
    ['cases: take', () => playCases(working, [desk, workers], documents)],
    ['sheets: accept', () => playSheets(working, [desk, workers], documents)],
    ['requests: approve, revoke', () => playRequests(working, [desk, workers], documents)],
  ] as const) {
    const start = performance.now()
    const report = await play()
    for (const problem of report.problems) tell(problem)
    reports.push({ name, ...report, seconds: (performance.now() - start) / 1000 })
  }
  for (const caller of [...callers, ...workers, desk]) caller.close()
  await server.stop()
  await database.close()
  printTable(
    'contention: fifty people, the same version of the same record',
    ['', 'changes sent', 'won', 'refused with who and what', 'comments', 'differences', 's'],
    reports.map(({ name, sent, won, refused, comments, problems, seconds }) => [
      name,
      ...[sent, won, refused, comments, problems.length].map(String),
      seconds.toFixed(0),
    ]),
    {
      postgresVersion: cluster.postgresVersion,
      notes: [
        'Differences: more or fewer than one winner, a field that is not the winner’s, a refusal that does not say who did what, a history that tells anything else.',
      ],
    },
  )
  if (reports.some(({ problems }) => problems.length > 0)) process.exitCode = 1
} finally {
  await cluster.stop()
}
