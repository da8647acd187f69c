import type { TenantDb } from '../../../platform/db/database.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { importStep, ONE_IMPORT } from './import-step.ts'

/** Checks, makes, releases or takes back rows of an import, batch by batch, for some seconds; then it enqueues its successor. */
export const workOnImport = defineJob({ ...importStep, handler: () => import('./work-on-import.handler.ts') })

export const onImportWanted = (db: TenantDb, { import_id }: { import_id: number }): Promise<void> =>
  enqueueJob(db, importStep, { import_id }, ONE_IMPORT)
