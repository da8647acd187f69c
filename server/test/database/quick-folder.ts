import { chmodSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm'
/** Bytes that must be free, of the memory and of what files may take of it: drills make databases of some gigabytes. */
const NEEDED = 6 * 1024 ** 3

function hasPlace(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize > NEEDED && process.availableMemory() > NEEDED
  } catch {
    return false
  }
}

/**
 * Makes a folder for a database that nobody needs after the run: in memory where there is room, for a disk takes longer
 * to make the thousand files of each database than to fill them. Whoever makes it removes it.
 */
export function quickFolder(prefix: string): string {
  const folder = mkdtempSync(join(hasPlace() ? IN_MEMORY : tmpdir(), prefix))
  // The account that runs PostgreSQL for root must be able to pass through.
  chmodSync(folder, 0o711)
  return folder
}
