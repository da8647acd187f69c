// Starts the program as `npm start` does, but with a clock that `setClock` moves. The kill drills run it.
import { takeDataFolder } from '../../src/app/run/data-folder.ts'
import { runCommand } from '../../src/app/run/run-command.ts'
import { runUntilStopped } from '../../src/app/run/shutdown.ts'
import { startOwnDatabase } from '../../src/app/run/use-database.ts'
import { startServer } from '../../src/app/serve.ts'
import { startWorker } from '../../src/app/worker.ts'
import { readStartSettings } from '../../src/platform/env.ts'
import { silentLog } from '../../src/platform/log.ts'
import { movedClock } from './moved-clock.ts'

await runCommand(async () => {
  await runUntilStopped(
    async (shutdown) => {
      const open = readStartSettings()
      const clock = movedClock(open.dataDir)
      const folder = takeDataFolder(open.dataDir)
      shutdown.add('data folder', () => folder.release())
      const { settings, close } = await startOwnDatabase(open, folder, silentLog)
      shutdown.add('database', close)
      const worker = await startWorker(settings, { clock, log: silentLog })
      shutdown.add('worker', () => worker.close())
      const server = await startServer(settings, clock)
      shutdown.add('server', () => server.close())
    },
    () => silentLog,
  )
  return 0
})
