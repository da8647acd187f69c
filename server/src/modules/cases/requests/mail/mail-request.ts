import { z } from 'zod'
import type { TenantDb } from '../../../../platform/db/database.ts'
import { defineJob } from '../../../../platform/jobs/define-job.ts'
import { enqueueJob } from '../../../../platform/jobs/enqueue-job.ts'

/** Mails a data request. `mail`: which of its mails; its row says how far the newest one is. */
export const mailRequest = defineJob({
  name: 'cases.mail-data-request',
  owns: 'row',
  payload: z.strictObject({
    request_id: z.number().int().positive(),
    mail: z.string().regex(/^(asked|reminder|again-\d+)$/),
  }),
  handler: () => import('./mail-request.handler.ts'),
})

export const onMailWanted = (db: TenantDb, payload: { request_id: number; mail: string }): Promise<void> =>
  enqueueJob(db, mailRequest, payload)
