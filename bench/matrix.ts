// A proof, not a timing: every call by everybody of the demo about own, foreign and missing rows; guesses at secrets.
// --short takes the three callers of the suite and guesses nothing; --pooled goes through a pgbouncer in transaction mode.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '../contract/src/endpoints.ts'
import { databaseUrl } from '../server/src/app/embedded-postgres/database-urls.ts'
import { startEmbeddedPostgres } from '../server/src/app/embedded-postgres/start-embedded-postgres.ts'
import { createApp } from '../server/src/app/http-app.ts'
import { manualClock } from '../server/src/platform/clock.ts'
import { PROJECT_DIR } from '../server/src/platform/env.ts'
import { silentLog } from '../server/src/platform/log.ts'
import { openBrowser } from '../server/test/browsers/browser.ts'
import { cloneDatabase, ensureTemplate } from '../server/test/database/cluster.ts'
import { type Pooler, startPgbouncer } from '../server/test/database/pgbouncer.ts'
import { matrixCallers } from '../server/test/matrix/callers.ts'
import { openMatrix, sumOf } from '../server/test/matrix/open-matrix.ts'
import { openServices, settingsOf } from '../server/test/matrix/open-services.ts'
import type { WalkReport } from '../server/test/matrix/walk-caller.ts'
import { type Guessed, guessSecrets } from '../server/test/offices/guess-secrets.ts'
import { printTable, tell } from './support/figures/print-table.ts'

const words = process.argv.slice(2)
const isShort = words.includes('--short')
const SHORT = [/^guest of dealuflorilor/, /^gina.liliacu of/, /acting as administrator.client/]
const FEWEST_CALLS = isShort ? 1_500 : 20_000
const GUESSES = 10_000
const ADDRESSES = 40

async function guessAtSecrets(superuserUrl: string, template: string, dataDir: string): Promise<Guessed[]> {
  const name = await cloneDatabase(superuserUrl, template)
  const settings = settingsOf(superuserUrl, name, dataDir)
  const services = await openServices(settings, manualClock('2026-11-20T13:00:00+02:00'))
  const app = await createApp(services, {
    demoPeople: () => undefined,
    pageFolder: join(dataDir, 'page'),
    checkAnswers: true,
  })
  try {
    const browser = (host: string, address: string) => openBrowser(app, host, { address })
    return await guessSecrets({ ...services, browser }, { guesses: GUESSES, addresses: ADDRESSES, tell })
  } finally {
    await app.close()
    await services.database.close()
  }
}

const folder = mkdtempSync(join(tmpdir(), 'hdoc-matrix-'))
chmodSync(folder, 0o711)
const server = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: silentLog })
let pooler: Pooler | undefined
try {
  const superuserUrl = server.superuserUrl()
  const template = await ensureTemplate(superuserUrl)
  if (words.includes('--pooled'))
    pooler = await startPgbouncer(databaseUrl(superuserUrl, 'postgres', 'hdoc_app'), 3)
  const matrix = await openMatrix({
    superuserUrl,
    template,
    dataDir: join(folder, 'files'),
    committed: readFileSync(join(PROJECT_DIR, 'docs/generated/permission-matrix.md'), 'utf8'),
    ...(pooler && { through: pooler.through }),
  })
  const callers = matrixCallers().filter(({ title }) => !isShort || SHORT.some((one) => one.test(title)))
  const reports: WalkReport[] = []
  for (const caller of callers) {
    const one = await matrix.walk(caller)
    reports.push(one)
    tell(`${caller.title}: ${one.calls} calls, ${one.findings.length} findings`)
  }
  const report = sumOf(reports)
  const guessed = isShort ? [] : await guessAtSecrets(superuserUrl, template, join(folder, 'guesses'))
  const { columns, unmarked } = matrix.marked
  const never = endpoints.filter(({ id }) => !report.answered.has(id)).map(({ id }) => id)
  for (const finding of report.findings) tell(finding)
  printTable(
    'matrix: every call by everybody about own, foreign and missing rows',
    ['', 'result'],
    [
      ['callers', String(callers.length)],
      ['declared calls', String(endpoints.length)],
      ['calls made', String(report.calls)],
      [
        'by status',
        Object.entries(report.statuses)
          .map(([status, n]) => `${status}: ${n}`)
          .join(', '),
      ],
      ['columns of texts marked, not marked', `${columns.length}, ${unmarked.length}`],
      ['answers with texts of the institution worked in', String(report.ownTexts)],
      ['declared calls nobody got an answer from', String(never.length)],
      ['findings', String(report.findings.length)],
    ],
    {
      notes: [
        `Let in by the matrix, refused by a rule about the row: ${[...report.rowRules].sort().join('; ') || 'none'}.`,
        `Without an answer 200 about own rows: ${never.join(', ') || 'none'}.`,
      ],
    },
  )
  if (guessed.length > 0)
    printTable(
      `guesses at secrets, from ${ADDRESSES} addresses for each kind`,
      ['', 'guesses', 'stopped by a limit', 'hits'],
      guessed.map(({ kind, guesses, limited, hits }) => [
        kind,
        String(guesses),
        String(limited),
        String(hits),
      ]),
    )
  const weak = guessed.filter(({ limited, hits }) => hits > 0 || limited === 0)
  if (report.findings.length + weak.length > 0 || report.calls < FEWEST_CALLS) process.exitCode = 1
} finally {
  await pooler?.stop()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
