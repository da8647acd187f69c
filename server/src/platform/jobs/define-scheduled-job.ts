import type { QueuedJob } from './define-job.ts'
import type { JobServices } from './job-context.ts'

export interface ScheduledJob extends Pick<QueuedJob, 'name'> {
  run(services: JobServices, content?: unknown): Promise<void>
  /** Minute, hour, day of month, month, day of week; UTC. */
  readonly schedule: string
}

/**
 * Defines upkeep of all institutions at set times. A time missed while no worker ran is made up within a day.
 */
export function defineScheduledJob(job: {
  name: string
  schedule: string
  handler: () => Promise<{ handle: (services: JobServices) => Promise<void> }>
}): ScheduledJob {
  const { name, schedule, handler } = job
  return {
    name,
    schedule,
    run: async (services) => {
      const { handle } = await handler()
      await handle(services)
    },
  }
}
