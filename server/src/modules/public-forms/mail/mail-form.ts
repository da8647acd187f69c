import { z } from 'zod'
import type { TenantDb } from '../../../platform/db/database.ts'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts'

const id = z.number().int().positive()

/** Mails link and code of a form. `mail`: which of its mails; a repeat after a crash bears the same Message-ID. */
export const mailConfirmation = defineJob({
  name: 'public-forms.mail-confirmation',
  owns: 'nothing',
  payload: z.strictObject({ send_id: id, mail: id }),
  handler: () => import('./mail-confirmation.handler.ts'),
})

/** Mails what became of a confirmed form. */
export const mailResult = defineJob({
  name: 'public-forms.mail-result',
  owns: 'nothing',
  patient: true,
  payload: z.strictObject({ send_id: id }),
  handler: () => import('./mail-result.handler.ts'),
})

/** Mails of forms go one after the other, so that a flood of them never holds up the mails of the staff. */
const queue = { oneAtATime: 'public-forms.mails' }

export const onConfirmationWanted = (
  db: TenantDb,
  payload: { send_id: number; mail: number },
): Promise<void> => enqueueJob(db, mailConfirmation, payload, queue)

export const onFormConfirmed = (db: TenantDb, payload: { send_id: number }): Promise<void> =>
  enqueueJob(db, mailResult, payload, queue)
