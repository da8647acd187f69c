import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Takes a folder for this process alone; undefined when another one has it. The lock is the operating system's,
 * held through SQLite because Node offers no file locks of its own: it ends with the process, however that ends,
 * so that no stale lock has to be guessed at.
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
