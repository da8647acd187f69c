import { freePort } from '../load/free-port.ts'
import { killPostgres } from './signal-postgres.ts'
import { inTurn, openWorld, type Stage } from './stage.ts'
import { type RunningHdoc, startHdoc } from './start-hdoc.ts'

/** One process with its own PostgreSQL, as `npm start` runs it. */
export async function setStage(dataDir: string, movesClock: boolean): Promise<Stage> {
  const port = await freePort()
  const start = (): RunningHdoc => startHdoc(dataDir, port, movesClock)
  let hdoc: RunningHdoc = start()
  try {
    await hdoc.ready()
    return {
      world: await openWorld(port, dataDir),
      nextVictim: inTurn(['postgres', 'server']),
      kill: async (victim) => {
        if (victim === 'postgres') killPostgres(dataDir)
        else {
          await hdoc.kill()
          hdoc = start()
        }
        await hdoc.ready()
      },
      stop: () => hdoc.stop(),
    }
  } catch (error) {
    await hdoc.stop()
    throw error
  }
}
