import { refuseStrongRoles } from '../../platform/db/checks/refuse-strong-roles.ts'
import { migrate } from '../../platform/db/migrations/migrate.ts'
import { createLog } from '../../platform/log.ts'
import { checkPort } from '../run/check-port.ts'
import { productionSettings } from '../run/production-settings.ts'
import { runUntilStopped } from '../run/shutdown.ts'
import { type Command, refuseArguments } from './command.ts'

const ALONE = '--no-worker'

export const serve: Command = {
  name: 'serve',
  usage: `serve [${ALONE}]`,
  summary: {
    ro: `pornește serverul pe baza de date din setări (producție), cu lucrările din fundal; cu ${ALONE}, numai serverul`,
    en: `runs the server on the database of the settings (production), with its background jobs; with ${ALONE}, the server alone`,
  },
  run: async (args, parts) => {
    const alone = args[0] === ALONE
    refuseArguments(alone ? args.slice(1) : args)
    const settings = productionSettings()
    const log = createLog(settings)
    await checkPort(settings.host, settings.port)
    await runUntilStopped(
      async (shutdown) => {
        await refuseStrongRoles(settings.database)
        await migrate(settings.database.owner, { log })
        if (shutdown.isRequested()) return
        const worker = alone ? undefined : await parts.startWorker(settings)
        if (worker) shutdown.add('worker', () => worker.close())
        const server = await parts.startServer(settings, worker)
        shutdown.add('server', () => server.close())
      },
      () => log,
    )
    return 0
  },
}
