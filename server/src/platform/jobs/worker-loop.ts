import type { Wake } from '../db/database.ts'
import type { JobServices } from './job-context.ts'

/** The worker process, as a loop sees it. */
export interface WorkerSelf {
  /** The id by which other workers know this one; undefined while they do not. */
  id(): number | undefined
  /** Aborted when the worker stops. */
  readonly signal: AbortSignal
}

/** Work that the worker repeats, one turn at a time. */
export interface WorkerLoop {
  readonly name: string
  /** Milliseconds from one turn to the next without a wake-up. */
  readonly every: number
  /** The notice that wakes the loop; without one it turns at its own interval only. */
  readonly wokenBy?: Wake
  /** True = there may be more to do, so the next turn follows at once. */
  turn(services: JobServices, worker: WorkerSelf): Promise<boolean>
}
