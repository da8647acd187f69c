import type { Clock } from '../clock.ts'
import type { Database, TenantDb } from '../db/database.ts'
import type { Settings } from '../env.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Log } from '../log.ts'
import type { Mailer } from '../mail/mailer.ts'

/** What the worker offers to every job. */
export interface JobServices {
  /** Signs in as the worker. */
  readonly database: Database
  readonly clock: Clock
  readonly mailer: Mailer
  readonly files: FileStore
  readonly settings: Settings
  readonly log: Log
}

/** A job of one institution: it cannot reach another one. */
export type JobContext = Omit<JobServices, 'database'> & {
  readonly institutionId: number
  /** Aborted when the worker stops: work that takes long ends where it may, and is taken up by another. */
  readonly signal: AbortSignal
  /** One transaction inside the institution; not to be held open while something outside is waited for. */
  tx<T>(
    work: (db: TenantDb) => Promise<T>,
    options?: { readOnly?: boolean; oneInstant?: boolean },
  ): Promise<T>
}
