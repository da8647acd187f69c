import type { TenantDb } from '../../../platform/db/database.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { reportStep } from './report-step.ts'

/** Reads the rows of a report, part by part; each part is kept with how far it is. */
export const readReport = defineJob({ ...reportStep, handler: () => import('./read-report.handler.ts') })

export const onReportAsked = (db: TenantDb, { run_id }: { run_id: number }): Promise<void> =>
  enqueueJob(db, reportStep, { run_id })
