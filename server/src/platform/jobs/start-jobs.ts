import { setTimeout as delay } from 'node:timers/promises'
import {
  Logger,
  parseCronItems,
  type Runner,
  run,
  runMigrations,
  type Task,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import { JOBS_AT_ONCE, QUEUE_BESIDE } from '../connections.ts'
import { connectionPool, type Pool } from '../db/connection-pool.ts'
import type { Log } from '../log.ts'
import type { QueuedJob } from './define-job.ts'
import type { ScheduledJob } from './define-scheduled-job.ts'
import { freeJobsOf, handBackJobs } from './free-orphaned-jobs.ts'
import type { JobServices } from './job-context.ts'
import { HandedBack, jobEvents } from './job-events.ts'
import type { Presence } from './worker-presence.ts'

const DAY_MS = 86_400_000
const POLL_MS = 1_000
const RESTART_MS = 1_000
/** The whole program has ten seconds to end. */
const STOP_PATIENCE_MS = 5_000

/**
 * Silences the library's own log, because its lines quote what failed, perhaps an
 * address. `jobEvents` logs instead.
 */
const quiet = new Logger(() => () => undefined)

type Options = {
  /** Signs in as the worker, without a pooler. */
  url: string
  services: JobServices
  presence: Pick<Presence, 'standFor'>
  jobs: readonly QueuedJob[]
  scheduled: readonly ScheduledJob[]
  concurrency?: number
}

/**
 * The pool of the queue is our own: the library does not wait for its pools to end,
 * and ignores their errors then.
 */
function queuePool(url: string, log: Log, max: number): Pool {
  return connectionPool(url, { max, log, name: 'hdoc jobs', pipeline: false })
}

function taskList(jobs: readonly QueuedJob[], services: JobServices): TaskList {
  const taskOf =
    ({ run }: QueuedJob): Task =>
    async (content, { job, abortSignal: signal }) => {
      try {
        await run(services, content, { attempt: job.attempts, signal })
      } catch (error) {
        if (!signal.aborted || job.locked_by === null) throw error
        await handBackJobs(services.database, [job.locked_by], job)
        throw new HandedBack()
      }
    }
  return Object.fromEntries(jobs.map((job) => [job.name, taskOf(job)] as const))
}

/**
 * Stops the queue; true when all jobs under way have ended, false when one takes too long. That one is left
 * under way; `Presence.leave` gives it back at the end of the stop, when it can write nothing any more.
 */
async function stopRunner(runner: Runner | undefined, log: Log): Promise<boolean> {
  const patience = new AbortController()
  const stopped = (runner?.stop('stop') ?? Promise.resolve()).then(
    () => true,
    (error: unknown) => {
      log.warn({ err: error }, 'the job queue did not stop cleanly')
      return true
    },
  )
  const late = delay(STOP_PATIENCE_MS, false, { signal: patience.signal }).catch(() => false)
  const ended = await Promise.race([stopped, late])
  patience.abort()
  if (!ended) log.warn('a job is still under way; it is left')
  return ended
}

/** Brings the tables of the queue up to date; several processes may do so at once. */
export async function migrateJobs(url: string, log: Log): Promise<void> {
  const pgPool = queuePool(url, log, 2)
  try {
    await runMigrations({ pgPool, logger: quiet })
  } finally {
    await pgPool.end()
  }
}

export interface Queue {
  /** Takes no new jobs, tells those under way to end, and waits some seconds for them. */
  stop(): Promise<void>
  /** Lets go of the jobs under way, because other workers have taken them over, and starts the queue anew. */
  restart(): void
}

/** Works off jobs until stopped. Should the queue end by itself, it is started again. */
export async function startJobs(options: Options): Promise<Queue> {
  const { url, services, presence, jobs, scheduled, concurrency = JOBS_AT_ONCE } = options
  const { log } = services
  const stopping = new AbortController()
  const pgPool = queuePool(url, log, concurrency + QUEUE_BESIDE)
  let runner: Runner | undefined
  /** The names under which this process has taken jobs since the queue was last freed. */
  const names: string[] = []
  let name = ''
  const eventsOf = (): WorkerEvents => {
    const events = jobEvents(log, () => void stopRunner(runner, log))
    events.on('pool:create', ({ workerPool }) => {
      names.push(workerPool.id)
      name = workerPool.id
    })
    return events
  }
  const begin = (): Promise<Runner> =>
    run({
      pgPool,
      concurrency,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      noPreparedStatements: !services.settings.preparedStatements,
      logger: quiet,
      // With a delay nobody would wait until a job is noted as done or failed; if PostgreSQL went away just
      // then, the whole process would end. Without one only the queue ends, and is started anew below.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0, gracefulShutdownAbortTimeout: 0 } },
      // The library asks this before each job. So no job is taken by a process whose end nobody would notice.
      forbiddenFlags: async () => {
        await presence.standFor(name)
        return null
      },
      events: eventsOf(),
      taskList: taskList([...jobs, ...scheduled], services),
      parsedCronItems: parseCronItems(
        scheduled.map(({ name, schedule }) => ({
          task: name,
          match: schedule,
          identifier: name,
          options: { backfillPeriod: DAY_MS, jobKey: name, maxAttempts: 3 },
        })),
      ),
    })

  try {
    runner = await begin()
  } catch (error) {
    await pgPool.end()
    throw error
  }
  const keepRunning = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await runner?.promise.catch((error: unknown) => log.error({ err: error }, 'the job queue ended'))
      while (!stopping.signal.aborted) {
        try {
          await delay(RESTART_MS, undefined, { signal: stopping.signal })
          // A queue that ended because PostgreSQL was away could not give its jobs back.
          await freeJobsOf(services.database, names)
          names.length = 0
          runner = await begin()
          if (stopping.signal.aborted) await stopRunner(runner, log)
          break
        } catch (error) {
          if (!stopping.signal.aborted) log.warn({ err: error }, 'the job queue does not start yet')
        }
      }
    }
  }
  const running = keepRunning()
  return {
    restart: () => void stopRunner(runner, log),
    stop: async () => {
      stopping.abort()
      if (!(await stopRunner(runner, log))) return
      await running
      await pgPool.end()
    },
  }
}
