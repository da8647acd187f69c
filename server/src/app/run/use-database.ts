import { refuseStrongRoles } from '../../platform/db/checks/refuse-strong-roles.ts'
import { migrate } from '../../platform/db/migrations/migrate.ts'
import {
  givenSecret,
  namesDatabase,
  type OpenSettings,
  readOpenSettings,
  readSettings,
  type Settings,
} from '../../platform/env.ts'
import type { Log } from '../../platform/log.ts'
import { ensureDatabase } from '../embedded-postgres/ensure-database.ts'
import { EMBEDDED_DATABASE, startEmbeddedPostgres } from '../embedded-postgres/start-embedded-postgres.ts'
import { type DataFolder, openDataFolder, runningInstance, secretOf, takeDataFolder } from './data-folder.ts'

export interface UsedDatabase {
  settings: Settings
  close(): Promise<void>
}

/** Starts the database of a data folder that is held already, prepares it and brings it to this version. */
export async function startOwnDatabase(
  open: OpenSettings,
  folder: DataFolder,
  log: Log,
): Promise<UsedDatabase> {
  const server = await startEmbeddedPostgres({ dataDir: open.dataDir, log })
  try {
    await ensureDatabase(server.superuserUrl(), EMBEDDED_DATABASE)
    await migrate(server.urls.owner, { log })
    folder.announce(server.urls)
  } catch (error) {
    await server.stop()
    throw error
  }
  const settings = Object.freeze({ ...open, database: server.urls, secret: givenSecret() ?? folder.secret })
  return { settings, close: () => server.stop() }
}

/**
 * Gives a single command its database. The environment may name one; otherwise it is the database of the data
 * folder. A running HDoc may have that one open already, and the command then uses it; otherwise it is
 * started for the length of the command.
 */
export async function useDatabase(log: Log): Promise<UsedDatabase> {
  if (namesDatabase()) {
    const settings = readSettings()
    await refuseStrongRoles(settings.database)
    return { settings, close: async () => undefined }
  }
  const open = readOpenSettings()
  const folder = openDataFolder(open.dataDir)
  if (folder === undefined) {
    const running = runningInstance(open.dataDir)
    // Another process holds the folder but has announced no database. `takeDataFolder` then refuses with a
    // sentence about the folder.
    if (running === undefined) return startOwnDatabase(open, takeDataFolder(open.dataDir), log)
    const settings = Object.freeze({
      ...open,
      database: running.database,
      secret: givenSecret() ?? secretOf(open.dataDir),
    })
    return { settings, close: async () => undefined }
  }
  try {
    const own = await startOwnDatabase(open, folder, log)
    return {
      settings: own.settings,
      close: async () => {
        await own.close()
        folder.release()
      },
    }
  } catch (error) {
    folder.release()
    throw error
  }
}
