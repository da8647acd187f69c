import { chmod, mkdir, readdir } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { JobServices } from '../../../platform/jobs/job-context.ts'
import { listScanFolders } from '../queries/arrivals.ts'
import { folderName, ownerOf, REFUSED, TAKEN_PREFIX } from './folder-names.ts'
import { takeFile } from './take-file.ts'

/** Most files taken from one folder in one turn, so that no institution waits long for another. */
const AT_ONCE = 50

const PRIVATE = 0o700

const isCandidate = (name: string): boolean =>
  name !== REFUSED && (!name.startsWith('.') || name.startsWith(TAKEN_PREFIX))

/**
 * Makes the folder of all scans. Papers of all institutions pass through it, so only the program's user may
 * look in. A folder outside the data folder, named and made by the operator, keeps the rights the operator
 * gave it.
 */
async function makeRoot({ scanDir, dataDir }: JobServices['settings']): Promise<void> {
  await mkdir(scanDir, { recursive: true, mode: PRIVATE })
  if (scanDir.startsWith(dataDir + sep)) await chmod(scanDir, PRIVATE)
}

/**
 * Looks once at the folders of all institutions and makes those that are missing. Gives true when there may
 * be more to take. Several workers may look at once. A folder or a file that cannot be taken stops nothing
 * that lies behind it; what went wrong is thrown after everything else was taken.
 */
export async function takeScans(services: JobServices): Promise<boolean> {
  const { database, settings } = services
  let failure: unknown
  const unlessItFails = <T>(work: Promise<T>): Promise<T | undefined> =>
    work.catch((error: unknown) => {
      failure = error
      return undefined
    })
  const institutions = await database.asPlatform('find the folders of scanners', listScanFolders)
  await makeRoot(settings)
  for (const institution of institutions)
    await unlessItFails(mkdir(join(settings.scanDir, folderName(institution)), { recursive: true }))
  const known = new Set(institutions.map(({ id }) => id))
  let taken = 0
  let more = false
  for (const entry of await readdir(settings.scanDir, { withFileTypes: true })) {
    const institutionId = ownerOf(entry.name)
    if (!entry.isDirectory() || institutionId === undefined || !known.has(institutionId)) continue
    const folder = join(settings.scanDir, entry.name)
    const entries = (await unlessItFails(readdir(folder, { withFileTypes: true }))) ?? []
    const names = entries.flatMap((one) => (one.isFile() && isCandidate(one.name) ? [one.name] : [])).sort()
    let here = 0
    for (const name of names) {
      if (here === AT_ONCE) {
        more = true
        break
      }
      if (await unlessItFails(takeFile(services, { institutionId, folder, name }))) here++
    }
    taken += here
  }
  if (taken > 0) database.wake('scans')
  if (failure !== undefined) throw failure
  return more
}
