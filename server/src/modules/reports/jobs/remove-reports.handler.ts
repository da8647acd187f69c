import { DAYS_A_REPORT_IS_KEPT } from '@hdoc/contract/reports/reports.ts'
import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { removeReportRows } from './queries.ts'

const DAY_MS = 86_400_000

export async function handle({ database, clock, log }: JobServices): Promise<void> {
  const before = new Date(clock.now().getTime() - DAYS_A_REPORT_IS_KEPT * DAY_MS)
  const runs = await database.asPlatform('remove reports whose time is over', (db) =>
    removeReportRows(db, before),
  )
  log.info({ runs }, 'rows of reports removed')
}
