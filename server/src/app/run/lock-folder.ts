import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Takes a folder for this process alone; undefined when another process has it. Node offers no file locks, so
 * the lock is one that SQLite takes from the operating system. It ends with the process, however the process
 * ends, so no stale lock is ever left behind.
 */
export function lockFolder(folder: string): { release(): void } | undefined {
  const file = new DatabaseSync(join(folder, 'hdoc.lock'))
  try {
    file.exec('pragma busy_timeout = 0; begin exclusive')
  } catch (error) {
    file.close()
    if (error instanceof Error && /locked/.test(error.message)) return undefined
    throw error
  }
  return { release: () => file.close() }
}
