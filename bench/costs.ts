// Renews the table of what questions read (server/test/costs/budgets.txt), at 20,000 and at 200,000 documents; no clock in it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeBudgets } from '../server/test/costs/budget-table.ts'
import { budgetsOf, LARGE, problemsOf, SMALL } from '../server/test/costs/budgets.ts'
import { type Measured, measureCosts } from '../server/test/costs/measure-costs.ts'
import { openMetered } from '../server/test/costs/open-metered.ts'
import { questions } from '../server/test/costs/questions.ts'
import { keptFolder } from './support/command-line.ts'
import { tell } from './support/figures/print-table.ts'
import { startCluster } from './support/servers/start-cluster.ts'

const cluster = await startCluster(keptFolder())
const dataDir = mkdtempSync(join(tmpdir(), 'hdoc-costs-'))

async function measure(documents: number): Promise<Measured[]> {
  const start = performance.now()
  const metered = await openMetered(cluster.superuserUrl(), documents, dataDir)
  tell(`${documents} documents are there after ${((performance.now() - start) / 1000).toFixed(0)} s`)
  try {
    return await measureCosts(metered, questions)
  } finally {
    await metered.drop()
    tell(`measured after ${((performance.now() - start) / 1000).toFixed(0)} s`)
  }
}

try {
  const small = await measure(SMALL)
  const large = await measure(LARGE)
  const budgets = budgetsOf(small, large)
  writeBudgets(budgets)
  for (const problem of problemsOf(budgets, small, large)) tell(problem)
} finally {
  await cluster.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
