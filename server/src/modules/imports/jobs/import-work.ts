import type { JobContext } from '../../../platform/jobs/job-context.ts'

/** What work on imports takes of the worker. */
export type ImportWork = Pick<JobContext, 'clock' | 'files' | 'settings' | 'signal' | 'tx'>
