import { systemClock } from '../../../platform/clock.ts'
import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { leaseScan } from '../queries/arrivals.ts'
import { removeStaleTasks } from '../reading/run-task.ts'
import { composeScan } from './compose-scan.ts'
import { giveUpScan } from './give-up-scan.ts'
import { readScan } from './read-scan.ts'

/** Longer than any task may take; a worker that was killed keeps its scan no longer than this. */
const LEASE_MS = 240_000
const MOST_ATTEMPTS = 3

/**
 * Works on the scan that waits longest, in a process of its own; true when there was one. The scan is leased in its row, so
 * that several workers share the queue and a killed one loses nothing: the work is begun anew and written once.
 */
export async function readNext(services: JobServices): Promise<boolean> {
  const { database, clock } = services
  const now = clock.now()
  const until = new Date(now.getTime() + LEASE_MS)
  const scan = await database.asPlatform('take the scan that waits longest', (db) =>
    leaseScan(db, now, until),
  )
  if (!scan) {
    // Folders bear the machine's time, whatever the clock of the work says.
    await removeStaleTasks(systemClock.now().getTime())
    return false
  }
  if (scan.attempts > MOST_ATTEMPTS) await giveUpScan(services, scan)
  else if (scan.state === 'composing') await composeScan(services, scan)
  else await readScan(services, scan)
  database.wake()
  return true
}
