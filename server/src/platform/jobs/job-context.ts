import type { Clock } from '../clock.ts'
import type { Database, TenantDb } from '../db/database.ts'
import type { Settings } from '../env.ts'
import type { FileStore } from '../files/store/file-store.ts'
import type { Log } from '../log.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Filled } from '../slots/slot.ts'

/** The services of the worker for every job. */
export interface JobServices {
  /** Signs in as the worker. */
  readonly database: Database
  readonly clock: Clock
  readonly mailer: Mailer
  readonly files: FileStore
  readonly settings: Settings
  readonly log: Log
  /** What later modules put into the slots of earlier ones. */
  readonly filled: Filled
}

/** The context of a job in one institution; it cannot reach another institution. */
export type JobContext = Omit<JobServices, 'database'> & {
  readonly institutionId: number
  /** Aborted when the worker stops. Long work then ends where it can; another worker takes it up. */
  readonly signal: AbortSignal
  /** One transaction inside the institution. Do not hold it open while waiting for something outside. */
  tx<T>(
    work: (db: TenantDb) => Promise<T>,
    options?: { readOnly?: boolean; oneInstant?: boolean },
  ): Promise<T>
}
