import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { defineScheduledJob } from '../../../platform/jobs/define-scheduled-job.ts'

/** Every hour, and so on the first one of each day: who stands in from today sees the work, who no longer does does not. */
export const followSubstitutesDaily = defineScheduledJob({
  name: 'cases.follow-substitutes-daily',
  schedule: '4 * * * *',
  handler: () => import('./follow-substitutes-daily.handler.ts'),
})

/** The same at once, when a substitute was named or a substitution ended. */
export const followSubstitutes = defineJob({
  name: 'cases.follow-substitutes',
  owns: 'nothing',
  payload: z.strictObject({}),
  handler: () => import('./follow-substitutes.handler.ts'),
})
