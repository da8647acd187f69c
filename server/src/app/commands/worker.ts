import { refuseStrongRoles } from '../../platform/db/checks/refuse-strong-roles.ts'
import { createLog } from '../../platform/log.ts'
import { checkPort } from '../run/check-port.ts'
import { productionSettings } from '../run/production-settings.ts'
import { runUntilStopped } from '../run/shutdown.ts'
import { type Command, refuseArguments } from './command.ts'

export const worker: Command = {
  name: 'worker',
  usage: 'worker',
  summary: {
    ro: 'pornește un proces numai pentru lucrările din fundal',
    en: 'runs a process for background jobs alone',
  },
  run: async (args, parts) => {
    refuseArguments(args)
    const settings = productionSettings()
    const log = createLog(settings)
    if (settings.workerPort > 0) await checkPort(settings.host, settings.workerPort, 'HDOC_WORKER_PORT')
    await runUntilStopped(
      async (shutdown) => {
        await refuseStrongRoles(settings.database)
        const running = await parts.startWorker(settings)
        shutdown.add('worker', () => running.close())
        if (settings.workerPort === 0) return
        const watch = await parts.startWatch(settings, running)
        shutdown.add('watch', () => watch.close())
      },
      () => log,
    )
    return 0
  },
}
