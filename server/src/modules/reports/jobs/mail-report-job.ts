import { defineJob } from '../../../platform/jobs/define-job.ts'
import { reportMail } from './mail-report.ts'

/** Tells a person that a report of theirs is ready, or could not be made. A repeat after a crash bears the same Message-ID. */
export const mailReport = defineJob({ ...reportMail, handler: () => import('./mail-report.handler.ts') })
