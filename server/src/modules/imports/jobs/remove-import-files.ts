import { defineScheduledJob } from '../../../platform/jobs/define-scheduled-job.ts'

/** Every night the files and findings of imports whose time is over are removed. */
export const removeImportFilesJob = defineScheduledJob({
  name: 'imports.remove-files',
  schedule: '50 1 * * *',
  handler: () => import('./remove-import-files.handler.ts'),
})
