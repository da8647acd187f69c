import type { JobServices } from '../../../platform/jobs/job-context.ts'
import {
  addPart,
  holdsLease,
  keepWaiting,
  type LeasedScan,
  listPhotos,
  removeScan,
} from '../queries/arrivals.ts'
import { JPEG } from '../reading/scan-types.ts'

/**
 * Lets what could not be read wait for a person as it is: a scan whole, photos that make no PDF one by one.
 */
export async function giveUpScan(
  { database }: Pick<JobServices, 'database'>,
  scan: LeasedScan,
): Promise<void> {
  await database.inInstitution(scan.institution_id, async (db) => {
    if (!(await holdsLease(db, scan))) return
    if (scan.state === 'reading') return keepWaiting(db, scan.id, { pages: null, thumb: null }, 'damaged')
    const photos = scan.phone_link_id === null ? [] : await listPhotos(db, scan.phone_link_id)
    for (const [at, photo] of photos.entries())
      await addPart(db, scan, {
        ...photo,
        name: scan.name.replace(/\.pdf$/, ` (${at + 1}).${photo.mime === JPEG ? 'jpg' : 'png'}`),
        pages: 1,
        thumb: null,
        note: 'damaged',
      })
    await removeScan(db, scan.id)
  })
}
