import { join } from 'node:path'
import { type Clock, systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/db/database.ts'
import { refuseStrongRoles } from '../platform/db/refuse-strong-roles.ts'
import { PROJECT_DIR, type Settings } from '../platform/env.ts'
import { createDiskFileStore } from '../platform/files/disk-file-store.ts'
import { damageTeller } from '../platform/files/tell-damage.ts'
import type { Services } from '../platform/http/context.ts'
import { createLog } from '../platform/log.ts'
import { demoPeople } from './demo/people.ts'
import { createApp } from './http-app.ts'

/** Opens the services and listens. Refuses a database role that could see past row security. */
export async function startServer(
  settings: Settings,
  clock: Clock = systemClock,
): Promise<{ close(): Promise<void> }> {
  const log = createLog(settings)
  const database = openDatabase({ urls: settings.database, log, prepared: settings.preparedStatements })
  try {
    await refuseStrongRoles(settings.database)
    const services: Services = {
      database,
      clock,
      settings,
      log,
      files: await createDiskFileStore(join(settings.dataDir, 'files'), {
        tellDamage: damageTeller({ database, clock, log }),
      }),
    }
    const app = await createApp(services, {
      demoPeople: settings.demo ? demoPeople : () => undefined,
      pageFolder: join(PROJECT_DIR, 'web/dist'),
      checkAnswers: false,
    })
    await app.listen({ port: settings.port, host: settings.host })
    return {
      close: async () => {
        await app.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
