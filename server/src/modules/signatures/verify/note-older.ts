import type { TenantDb } from '../../../platform/db/database.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { olderPage } from './older-page.ts'

/**
 * Notes one page of the files of before this program read signatures, lets each be checked behind everything else, and
 * then the next page. What a stopped worker leaves, the next one finds: the page is in the job.
 */
export const noteOlder = defineJob({ ...olderPage, handler: () => import('./note-older.handler.ts') })

export const onOlderFilesFound = (db: TenantDb): Promise<void> =>
  enqueueJob(db, olderPage, { below: null }, { last: true })
