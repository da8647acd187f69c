import { join } from 'node:path'
import { demoPeople } from '../demo/people/people.ts'
import { createHub, LIVE_CHANNEL } from '../modules/live/index.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import { refuseStrongRoles } from '../platform/db/checks/refuse-strong-roles.ts'
import { openDatabase } from '../platform/db/database.ts'
import { type Listener, listenTo } from '../platform/db/listen.ts'
import { PROJECT_DIR, type Settings } from '../platform/env.ts'
import { createDiskFileStore } from '../platform/files/store/disk-file-store.ts'
import { damageTeller } from '../platform/files/store/tell-damage.ts'
import type { Services } from '../platform/http/context.ts'
import type { Backlog } from '../platform/jobs/backlog.ts'
import { createLog } from '../platform/log.ts'
import { holdSecrets } from '../platform/secrets/hold-secrets.ts'
import { createApp } from './http-app.ts'
import { modules } from './modules/modules.ts'
import { keepCompiledCode } from './run/compiled-code.ts'

/**
 * Opens the services and listens for calls. Refuses a database role that could see past row security.
 * `backlog` tells what waits for the jobs of this process; without it the metrics leave that out.
 */
export async function startServer(
  settings: Settings,
  clock: Clock = systemClock,
  backlog?: () => Promise<Backlog>,
): Promise<{ close(): Promise<void> }> {
  const log = createLog(settings)
  const database = openDatabase({
    urls: settings.database,
    log,
    prepared: settings.preparedStatements,
    max: settings.connections.server,
    maxAcross: settings.connections.platform,
  })
  let listener: Listener | undefined
  try {
    await refuseStrongRoles(settings.database)
    await holdSecrets(database.global, settings)
    const services: Services = {
      database,
      clock,
      settings,
      log,
      files: await createDiskFileStore(join(settings.dataDir, 'files'), {
        tellDamage: damageTeller({ database, clock, log }),
      }),
    }
    const watches = modules.flatMap(({ watch }) => watch?.(services) ?? [])
    const live = createHub(services)
    // The listener connects again after each loss of the database, which may come back as an older one.
    listener = await listenTo({
      url: settings.database.direct,
      channel: LIVE_CHANNEL,
      onNotice: live.hear,
      onConnect: async () => {
        for (const watch of watches) await watch.onConnect()
      },
      log,
    })
    const app = await createApp(services, {
      demoPeople: settings.demo ? demoPeople : () => undefined,
      pageFolder: join(PROJECT_DIR, 'web/dist'),
      checkAnswers: false,
      backlog,
      live,
    })
    await app.listen({ port: settings.port, host: settings.host })
    setImmediate(keepCompiledCode)
    return {
      close: async () => {
        await app.close()
        await listener?.stop()
        await database.close()
      },
    }
  } catch (error) {
    await listener?.stop()
    await database.close()
    throw error
  }
}
