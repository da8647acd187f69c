import { systemClock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { freeLeases, handBackScan, leaseScan } from '../queries/arrivals.ts'
import { removeStaleTasks } from '../reading/run-task.ts'
import { composeScan } from './compose-scan.ts'
import { giveUpScan } from './give-up-scan.ts'
import { readScan } from './read-scan.ts'

/** Longer than any task may take. A scan whose worker is known to be gone is freed earlier. */
const LEASE_MS = 240_000
const MOST_ATTEMPTS = 3

/**
 * Who reads: the row under which other workers know this one (null: nobody does), and the signal that it
 * stops.
 */
export type ScanReader = { workerId: number | null; signal: AbortSignal }

/**
 * Works on the scan that waits longest, in a process of its own. Gives true when there was one. The scan is
 * leased in its row, so that several workers share the queue. A killed worker loses nothing: the work is
 * begun anew and written once.
 */
export async function readNext(services: JobServices, reader: ScanReader): Promise<boolean> {
  const { database, clock } = services
  const now = clock.now()
  const until = new Date(now.getTime() + LEASE_MS)
  const scan = await database.asPlatform('take the scan that waits longest', (db) =>
    leaseScan(db, { now, until, workerId: reader.workerId }),
  )
  if (!scan) {
    // The folders bear the machine's time, whatever the clock of the work says.
    await removeStaleTasks(systemClock.now().getTime())
    return false
  }
  try {
    if (scan.attempts > MOST_ATTEMPTS) await giveUpScan(services, scan)
    else if (scan.state === 'composing') await composeScan(services, scan, reader.signal)
    else await readScan(services, scan, reader.signal)
  } catch (error) {
    if (!reader.signal.aborted) throw error
    await database.inInstitution(scan.institution_id, (db) => handBackScan(db, scan))
    return false
  }
  database.wake()
  database.wake('scans')
  return true
}

/** Frees the scans that lost workers had in hand, for the next worker. */
export async function freeScansOf(database: Database, workerIds: readonly number[]): Promise<void> {
  await database.asPlatform('free scans whose worker is gone', (db) => freeLeases(db, workerIds))
}
