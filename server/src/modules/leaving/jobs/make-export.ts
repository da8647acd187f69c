import type { TenantDb } from '../../../platform/db/database.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { exportStep, PACKING } from './export-step.ts'

/**
 * One step of an export: 0 copies the rows of one instant, each further one packs one part of the files, the last one signs
 * the manifest. Each step ends with its successor in the queue, in the same transaction as its result.
 */
export const makeExport = defineJob({ ...exportStep, handler: () => import('./make-export.handler.ts') })

export const onExportAsked = (db: TenantDb, { export_id }: { export_id: number }): Promise<void> =>
  enqueueJob(db, exportStep, { export_id, step: 0 }, { oneAtATime: PACKING })
