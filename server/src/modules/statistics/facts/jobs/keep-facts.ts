import { defineScheduledJob } from '../../../../platform/jobs/define-scheduled-job.ts'

/** Figures are added up every few minutes; until then what happened is counted from its own rows. */
export const keepFactsJob = defineScheduledJob({
  name: 'statistics.keep-facts',
  schedule: '*/5 * * * *',
  handler: () => import('./keep-facts.handler.ts'),
})
