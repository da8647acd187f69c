import { freePort } from '../load/free-port.ts'
import { startMailServer } from './mail-server.ts'
import { killPostgres } from './signal-postgres.ts'
import { inTurn, openWorld, type Stage } from './stage.ts'
import { type RunningHdoc, startHdoc } from './start-hdoc.ts'

/** One process with its own PostgreSQL, as `npm start` runs it. */
export async function setStage(dataDir: string, movesClock: boolean): Promise<Stage> {
  const port = await freePort()
  const mails = await startMailServer()
  const start = (): RunningHdoc => startHdoc(dataDir, port, movesClock, { SMTP_URL: mails.url })
  let hdoc: RunningHdoc = start()
  const stop = async (): Promise<void> => {
    await hdoc.stop()
    await mails.close()
  }
  try {
    await hdoc.ready()
    return {
      world: await openWorld(port, dataDir, mails.taken),
      nextVictim: inTurn(['postgres', 'server']),
      kill: async (victim) => {
        if (victim === 'postgres') killPostgres(dataDir)
        else {
          await hdoc.kill()
          hdoc = start()
        }
        await hdoc.ready()
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
