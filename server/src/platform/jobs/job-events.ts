import { EventEmitter } from 'node:events'
import type { Job, WorkerEvents } from 'graphile-worker'
import type { Log } from '../log.ts'

const facts = (job: Job) => ({ job: job.id, task: job.task_identifier, attempt: job.attempts })

/** An error of a job without its message: mail servers answer with the address they refuse. */
export function kindOf(error: unknown): { type: string; code: unknown } {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown }
  return { type: typeof name === 'string' ? name : 'unknown', code }
}

/** Ends a job that a stop has cut off: it is free again already, and no try of it was used. */
export class HandedBack extends Error {
  override readonly name = 'HandedBack'
}

/** Some seconds of polls by all workers. */
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
