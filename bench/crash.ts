// kill -9 of the server and of PostgreSQL's whole tree under registering clients: what was told and what is there.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCrash, type Victim } from '../server/test/crash/run-crash.ts'
import { printTable, tell } from './support/print-table.ts'
import { withSpread } from './support/quantile.ts'

const KILLS = 10
const CLIENTS = 32
const WANTED = 6_000

const dataDir = mkdtempSync(join(tmpdir(), 'hdoc-crash-'))
chmodSync(dataDir, 0o711)
try {
  const victims = Array.from({ length: KILLS }, (): Victim[] => ['server', 'postgres']).flat()
  const report = await runCrash({ dataDir, clients: CLIENTS, wanted: WANTED, victims, tell })
  const seconds = (victim: Victim): string =>
    withSpread(
      report.readyAfter.filter((one) => one.victim === victim).map((one) => one.milliseconds / 1000),
      2,
    )
  const { harm, findings } = report
  for (const finding of findings) tell(finding)
  printTable(
    'crash: kill -9 while clients register',
    ['', 'result'],
    [
      ['connections', String(CLIENTS)],
      ['kills of the server, of PostgreSQL', `${KILLS}, ${KILLS}`],
      ['acknowledged registrations', String(report.acknowledged)],
      ['calls repeated with the same key', String(report.repeated)],
      ['lost', String(harm.lost)],
      ['doubled', String(harm.doubled)],
      ['numbers skipped', String(harm.skipped)],
      ['findings of hdoc verify', String(findings.length)],
      ['server killed: ready again after, s', seconds('server')],
      ['PostgreSQL killed: ready again after, s', seconds('postgres')],
    ],
    { notes: ['Each paper has a key of its own; without an acknowledgement the same key is sent again.'] },
  )
  if (harm.lost + harm.doubled + harm.skipped + findings.length > 0) process.exitCode = 1
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
