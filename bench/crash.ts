// kill -9 of the server and of PostgreSQL's whole tree in the middle of every kind of work: what was told and what is there.
// --short plays the form of the suite, --only=<name> one drill, --tenth a tenth of everything; --pooled two servers and
// two workers through a pgbouncer in transaction mode, without the drills that move the clock.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Drill, DrillSize } from '../server/test/crash/drill.ts'
import { drills } from '../server/test/crash/drills/index.ts'
import { runDrills } from '../server/test/crash/run-drills.ts'
import { setPooledStage } from '../server/test/crash/set-pooled-stage.ts'
import type { Victim } from '../server/test/crash/stage.ts'
import { printTable, tell } from './support/figures/print-table.ts'
import { withSpread } from './support/figures/quantile.ts'

const words = process.argv.slice(2)
const only = words.find((word) => word.startsWith('--only='))?.slice('--only='.length)
const isPooled = words.includes('--pooled')
const chosen = drills.filter(
  ({ name, movesClock }) => (only === undefined || name === only) && !(isPooled && movesClock),
)
if (chosen.length === 0) throw new Error(`no drill but: ${drills.map(({ name }) => name).join(', ')}`)

function sizeOf({ sizes }: Drill): DrillSize {
  if (words.includes('--short')) return sizes.short
  const { clients, wanted, kills } = sizes.full
  if (!words.includes('--tenth')) return sizes.full
  return { clients, wanted: Math.ceil(wanted / 10), kills: Math.max(2, Math.round(kills / 10)) }
}

const folders: string[] = []
function newDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hdoc-crash-'))
  chmodSync(folder, 0o711)
  folders.push(folder)
  return folder
}

try {
  const reports = await runDrills({
    drills: chosen,
    sizeOf,
    newDataDir,
    tell,
    ...(isPooled && { arrange: setPooledStage }),
  })
  for (const finding of reports.flatMap(({ findings }) => findings)) tell(finding)
  const seconds = (victim: Victim): string =>
    withSpread(
      reports.flatMap(({ readyAfter }) =>
        readyAfter.filter((one) => one.victim === victim).map((one) => one.milliseconds / 1000),
      ),
      2,
    )
  const total = (of: (report: (typeof reports)[number]) => number): number =>
    reports.reduce((sum, report) => sum + of(report), 0)
  const harms = ['lost', 'doubled', 'skipped', 'disordered', 'halved'] as const
  printTable(
    'crash: kill -9 in the middle of work',
    ['drill', 'kills', 'registered', 'other work', 'repeated', ...harms, 'verify'],
    [
      ...reports.map((report) => [
        `${report.name}: ${report.what}`,
        ...[report.readyAfter.length, report.registered, report.worked, report.repeated].map(String),
        ...harms.map((name) => String(report.harm[name])),
        String(report.findings.length),
      ]),
      [
        'all',
        ...[
          total(({ readyAfter }) => readyAfter.length),
          total(({ registered }) => registered),
          total(({ worked }) => worked),
          total(({ repeated }) => repeated),
        ].map(String),
        ...harms.map((name) => String(total(({ harm }) => harm[name]))),
        String(total(({ findings }) => findings.length)),
      ],
    ],
    {
      notes: [
        `${isPooled ? 'PostgreSQL, servers, pooler and workers' : 'Server and PostgreSQL'} in turn; each call has a key of its own, and without an acknowledgement the same key is sent again.`,
        `PostgreSQL killed: ready again after ${seconds('postgres')} s; the server: after ${seconds('server')} s.`,
        ...(isPooled
          ? [`The pooler killed: after ${seconds('pooler')} s; a worker: after ${seconds('worker')} s.`]
          : []),
      ],
    },
  )
  const harmed = total(
    ({ harm, findings }) => findings.length + harms.reduce((sum, name) => sum + harm[name], 0),
  )
  if (harmed > 0) process.exitCode = 1
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
