import type { Client } from 'pg'
import { verifyAll } from '../../src/app/verify.ts'
import { openConnection } from '../../src/platform/db/open-connection.ts'
import { fillInstitution, HOST, PASSWORD, REGISTERS } from '../load/fill-institution.ts'
import { freePort } from '../load/free-port.ts'
import { signIn } from '../load/sign-in.ts'
import { waitUntil } from '../load/wait-until.ts'
import { waitUntilReady } from '../load/wait-until-ready.ts'
import type { Drill, DrillSize, DrillWorld, Harm } from './drill.ts'
import { killPostgres } from './kill-postgres.ts'
import { type RunningHdoc, settingsOf, startHdoc, superuserUrlOf } from './start-hdoc.ts'

export type Victim = 'postgres' | 'server'

export interface DrillReport {
  name: string
  what: string
  registered: number
  worked: number
  repeated: number
  /** Milliseconds from each kill until the server was ready again. */
  readyAfter: { victim: Victim; milliseconds: number }[]
  harm: Harm
  /** What `hdoc verify` finds afterwards. */
  findings: readonly string[]
}

async function asSuperuser<T>(dataDir: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await openConnection(superuserUrlOf(dataDir))
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function isSealed(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ waits: boolean }>(
    'select exists (select from audit_unsealed) as waits',
  )
  return rows[0]?.waits === false
}

/** An HDoc that can be killed and started again on the same folder. */
interface Stage {
  world: DrillWorld
  kill(victim: Victim): Promise<void>
  stop(): Promise<void>
}

async function setStage(dataDir: string, movesClock: boolean): Promise<Stage> {
  const port = await freePort()
  const start = (): RunningHdoc => startHdoc(dataDir, port, movesClock)
  let hdoc: RunningHdoc = start()
  // All clients wait for one and the same recovery: asking is work for the server too.
  let recovery: Promise<void> | undefined
  try {
    await hdoc.ready()
    const filled = await asSuperuser(dataDir, (client) => fillInstitution(client, 200, REGISTERS))
    return {
      world: {
        port,
        dataDir,
        filled,
        signIn: (username) => signIn(port, HOST, username, PASSWORD),
        recovered: () => {
          recovery ??= waitUntilReady(port, () => false).finally(() => {
            recovery = undefined
          })
          return recovery
        },
        asSuperuser: (work) => asSuperuser(dataDir, work),
      },
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

/** Kills the victims in turn, evenly over the load, and compares at the end what was told with what is there. */
async function runDrill(
  drill: Drill,
  { world, kill }: Stage,
  size: DrillSize,
  tell: (sentence: string) => void,
): Promise<DrillReport> {
  const load = await drill.start(world, size)
  const readyAfter: DrillReport['readyAfter'] = []
  for (let n = 1; n <= size.kills; n++) {
    await load.reached(n / (size.kills + 1))
    const victim: Victim = n % 2 === 1 ? 'postgres' : 'server'
    const start = performance.now()
    await kill(victim)
    const milliseconds = performance.now() - start
    readyAfter.push({ victim, milliseconds })
    tell(
      `${drill.name}: ${victim} killed at ${load.registered()} + ${load.worked()}, ready after ${milliseconds.toFixed(0)} ms`,
    )
  }
  await load.done
  return world.asSuperuser(async (client) => {
    await waitUntil('every audit entry is sealed', () => isSealed(client))
    return {
      name: drill.name,
      what: drill.what,
      registered: load.registered(),
      worked: load.worked(),
      repeated: load.repeated(),
      readyAfter,
      harm: await load.countHarm(client),
      findings: await verifyAll(settingsOf(world.dataDir), {}, () => undefined),
    }
  })
}

/**
 * Plays the drills one after the other: those of the present on one HDoc, each of those that move the clock on one of its
 * own. `newDataDir` gives an empty folder that the caller removes.
 */
export async function runDrills(options: {
  drills: readonly Drill[]
  sizeOf: (drill: Drill) => DrillSize
  newDataDir: () => string
  tell?: (sentence: string) => void
}): Promise<DrillReport[]> {
  const { drills, sizeOf, newDataDir, tell = () => undefined } = options
  const present = drills.filter(({ movesClock }) => movesClock === undefined)
  const stages = [present, ...drills.filter(({ movesClock }) => movesClock === true).map((one) => [one])]
  const reports: DrillReport[] = []
  for (const drillsOfStage of stages.filter(({ length }) => length > 0)) {
    const stage = await setStage(newDataDir(), drillsOfStage[0]?.movesClock === true)
    try {
      for (const drill of drillsOfStage) reports.push(await runDrill(drill, stage, sizeOf(drill), tell))
    } finally {
      await stage.stop()
    }
  }
  return reports
}
