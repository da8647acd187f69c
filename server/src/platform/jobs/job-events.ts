import { EventEmitter } from 'node:events'
import type { Job, WorkerEvents } from 'graphile-worker'
import type { Log } from '../log.ts'

const facts = (job: Job) => ({ job: job.id, task: job.task_identifier, attempt: job.attempts })

/**
 * The type and code of a job's error. The message is left out: mail servers
 * quote the address that they refuse.
 */
export function kindOf(error: unknown): { type: string; code: unknown } {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown }
  return { type: typeof name === 'string' ? name : 'unknown', code }
}

/** Thrown to end a job that a stop cut off. The job is already free again, and the try does not count. */
export class HandedBack extends Error {
  override readonly name = 'HandedBack'
}

/**
 * Failed polls in a row after which the queue counts as stuck; all workers
 * together make so many in some seconds.
 */
const MOST_FAILED_POLLS = 12

/**
 * What happens in the queue, as lines of our log. `onStuck` is called when nobody gets at the queue for some
 * seconds: the library keeps the failure of its first look-up for ever, so only a new start helps then.
 */
export function jobEvents(log: Log, onStuck: () => void): WorkerEvents {
  const events: WorkerEvents = new EventEmitter()
  let failedPolls = 0
  events.on('job:success', ({ job }) => log.info(facts(job), 'job done'))
  events.on('job:error', ({ job, error }) =>
    error instanceof HandedBack
      ? log.info(facts(job), 'job handed back: this worker stops')
      : log.warn({ ...facts(job), ...kindOf(error) }, 'job failed; it is tried again'),
  )
  events.on('job:failed', ({ job, error }) => log.error({ ...facts(job), ...kindOf(error) }, 'job given up'))
  events.on('worker:getJob:error', ({ error }) => {
    failedPolls++
    if (failedPolls === 1) log.warn(kindOf(error), 'the job queue is not reachable')
    if (failedPolls === MOST_FAILED_POLLS) onStuck()
  })
  events.on('worker:getJob:empty', () => {
    failedPolls = 0
  })
  events.on('job:start', () => {
    failedPolls = 0
  })
  events.on('worker:fatalError', ({ error }) => log.error(kindOf(error), 'a worker of the job queue ended'))
  return events
}
