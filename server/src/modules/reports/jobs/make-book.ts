import type { TenantDb } from '../../../platform/db/database.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'
import { bookStep } from './book-step.ts'

/**
 * One step of a book: 0 copies its lines, n draws volume n. Each step ends with its successor in the queue, in the same
 * transaction as its result.
 */
export const makeBook = defineJob({ ...bookStep, handler: () => import('./make-book.handler.ts') })

export const onBookAsked = (db: TenantDb, { book_id }: { book_id: number }): Promise<void> =>
  enqueueJob(db, bookStep, { book_id, step: 0 })
