// A proof, not a timing: every call by everybody of the demo about own, foreign and missing rows; guesses at secrets.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '../contract/src/endpoints.ts'
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres/start-embedded-postgres.ts'
import { PROJECT_DIR } from '../server/src/platform/env.ts'
import { silentLog } from '../server/src/platform/log.ts'
import { ensureTemplate } from '../server/test/cluster.ts'
import { matrixCallers } from '../server/test/matrix/callers.ts'
import { openMatrix, sumOf } from '../server/test/matrix/open-matrix.ts'
import type { WalkReport } from '../server/test/matrix/walk-caller.ts'
import { printTable, tell } from './support/print-table.ts'

const folder = mkdtempSync(join(tmpdir(), 'hdoc-matrix-'))
chmodSync(folder, 0o711)
const server = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: silentLog })
try {
  const superuserUrl = server.superuserUrl()
  const template = await ensureTemplate(superuserUrl)
  const matrix = await openMatrix({
    superuserUrl,
    template,
    dataDir: join(folder, 'files'),
    committed: readFileSync(join(PROJECT_DIR, 'docs/generated/permission-matrix.md'), 'utf8'),
  })
  const callers = matrixCallers()
  const reports: WalkReport[] = []
  for (const caller of callers) {
    const one = await matrix.walk(caller)
    reports.push(one)
    tell(`${caller.title}: ${one.calls} calls, ${one.findings.length} findings`)
  }
  const report = sumOf(reports)
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
  if (report.findings.length > 0) process.exitCode = 1
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
