import type { PlainErrorCode, PlainProblemKey } from '@hdoc/contract/failures/errors.ts'
import type { OuterCheck, RowCheck } from '../checks/check.ts'
import type { Database } from '../db/database.ts'
import type { EventType } from '../events/event-type.ts'
import type { Subscriber } from '../events/subscriber.ts'
import type { ConstraintErrors } from '../http/answers/answer-error.ts'
import type { Route, Services } from '../http/context.ts'
import type { ReadableSource } from '../http/readable/readable-source.ts'
import type { QueuedJob } from '../jobs/define-job.ts'
import type { ScheduledJob } from '../jobs/define-scheduled-job.ts'
import type { JobServices } from '../jobs/job-context.ts'
import type { WorkerLoop } from '../jobs/worker-loop.ts'
import type { SealedValues } from '../secrets/sealed-values.ts'
import type { Fill, Filled } from '../slots/slot.ts'

/** What the routes of a module may be built of. */
export interface RouteWith {
  readonly services: Services
  /** The errors of all modules' constraints. */
  readonly ofConstraint: ConstraintErrors
  readonly filled: Filled
}

/**
 * What a person gets when a named constraint of the database is broken: a sentence under a field, or an error
 * of its own.
 */
export type ConstraintError =
  | { readonly field: string; readonly key: PlainProblemKey }
  | { readonly code: PlainErrorCode }

/**
 * Everything that a module brings to the program; it has only the parts it needs. What only some processes
 * need (routes, checks) is imported when it is asked for.
 */
export interface Module {
  /** The name of its folder. */
  readonly name: string
  readonly routes?: (extra: RouteWith) => Promise<readonly Route[]>
  /** Pages that the server writes itself, for search engines and for people without scripts. */
  readonly readable?: () => Promise<readonly ReadableSource[]>
  /** The exports of the module's `events/index.ts`. */
  readonly events?: Readonly<Record<string, EventType>>
  readonly subscribers?: readonly Subscriber[]
  readonly jobs?: readonly QueuedJob[]
  readonly scheduled?: readonly ScheduledJob[]
  /** Work that the worker repeats without an event. */
  readonly loops?: readonly WorkerLoop[]
  /** Frees what lost workers had in hand besides the jobs of the queue. */
  readonly release?: (database: Database, workerIds: readonly number[]) => Promise<void>
  /** Begins to watch the database; `onConnect` runs each time a process meets it (again). */
  readonly watch?: (services: Pick<JobServices, 'database' | 'clock' | 'settings' | 'log'>) => {
    onConnect(): Promise<void>
  }
  /** By the name of the constraint. */
  readonly constraints?: Readonly<Record<string, ConstraintError>>
  /** Values that are sealed with the installation's secret and move to the new one when it is changed. */
  readonly sealed?: readonly SealedValues[]
  /** What the module puts into the slots of earlier modules. */
  readonly fills?: readonly Fill[]
  readonly checks?: () => Promise<readonly RowCheck[]>
  readonly outerChecks?: () => Promise<readonly OuterCheck[]>
}
