// Whatever the rights: every surface shows each person what the rule of product §13 says, document by document.
// --settings and --seed choose others.
import { openDatabase } from '../server/src/platform/db/database.ts'
import { silentLog } from '../server/src/platform/log.ts'
import { testPassword } from '../server/test/browsers/test-password.ts'
import { type HttpCaller, openCaller } from '../server/test/load/open-caller.ts'
import { DOCUMENTS } from '../server/test/visibility/random-rights.ts'
import { runVisibility } from '../server/test/visibility/run-visibility.ts'
import { type AsSuperuser, openVisibilityOffice } from '../server/test/visibility/visibility-office.ts'
import { numberAfter } from './support/command-line.ts'
import { printTable, tell } from './support/figures/print-table.ts'
import { startCluster } from './support/servers/start-cluster.ts'
import { startServer } from './support/servers/start-server.ts'

const settings = numberAfter('--settings', 200)
const seed = numberAfter('--seed', 13)

const cluster = await startCluster()
try {
  const { urls, superuser } = await cluster.database('visibility')
  const asSuperuser: AsSuperuser = async (text, values) => (await superuser.query(text, values)).rows
  const database = openDatabase({ urls, log: silentLog, prepared: true, max: 4 })
  const server = await startServer({ urls, dataDir: cluster.folder })
  const opened: HttpCaller[] = []
  const signIn = async (host: string, username: string): Promise<HttpCaller> => {
    const caller = await openCaller(server.port, host, username, testPassword)
    opened.push(caller)
    return caller
  }
  const office = await openVisibilityOffice(database, asSuperuser, signIn)
  const callers = await Promise.all(office.people.map(({ username }) => signIn(office.host, username)))
  tell(`${settings} settings, seed ${seed}`)
  const run = await runVisibility({ office, asSuperuser, callers }, { settings, seed, each: DOCUMENTS })
  for (const caller of opened) caller.close()
  await server.stop()
  await database.close()
  if (run.failed) throw new Error(`${run.error}\n${run.counterexample}`)
  printTable(
    `visibility: ${settings} random rights, three people, ${DOCUMENTS} documents`,
    ['surface', 'answers compared', 'differences'],
    [...run.compared].map(([name, count]) => [name, String(count), '0']),
    { postgresVersion: cluster.postgresVersion, notes: [`Seed ${seed}.`] },
  )
} finally {
  await cluster.stop()
}
