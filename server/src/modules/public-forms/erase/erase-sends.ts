import { defineScheduledJob } from '../../../platform/jobs/define-scheduled-job.ts'

/** Every hour: what public forms brought a week ago is erased with its files; confirmed, it has become something else. */
export const eraseSends = defineScheduledJob({
  name: 'public-forms.erase-sends',
  schedule: '37 * * * *',
  handler: () => import('./erase-sends.handler.ts'),
})
