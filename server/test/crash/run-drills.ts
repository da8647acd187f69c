import type { Client } from 'pg'
import { verifyAll } from '../../src/app/verify/verify-all.ts'
import { waitUntil } from '../load/wait-until.ts'
import type { Drill, DrillSize, Harm } from './drill.ts'
import { setStage } from './set-stage.ts'
import type { Stage, Victim } from './stage.ts'
import { settingsOf } from './start-hdoc.ts'

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

async function isSealed(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ waits: boolean }>(
    'select exists (select from audit_unsealed) as waits',
  )
  return rows[0]?.waits === false
}

/**
 * Kills the victims in turn, at even shares of the load. At the end compares what the clients were told with
 * what is there.
 */
async function runDrill(
  drill: Drill,
  { world, kill, nextVictim }: Stage,
  size: DrillSize,
  tell: (sentence: string) => void,
): Promise<DrillReport> {
  const load = await drill.start(world, size)
  const readyAfter: DrillReport['readyAfter'] = []
  for (let n = 1; n <= size.kills; n++) {
    await load.reached(n / (size.kills + 1))
    const victim = nextVictim()
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
      findings: (await verifyAll(settingsOf(world.dataDir), {}, () => undefined)).findings,
    }
  })
}

/**
 * Plays the drills one after the other. Drills of the present share one HDoc; each drill that moves the clock
 * has its own. `newDataDir` gives an empty folder, which the caller removes.
 */
export async function runDrills(options: {
  drills: readonly Drill[]
  sizeOf: (drill: Drill) => DrillSize
  newDataDir: () => string
  /** Another arrangement of processes. Without it: one process with its own PostgreSQL. */
  arrange?: (dataDir: string, movesClock: boolean) => Promise<Stage>
  tell?: (sentence: string) => void
}): Promise<DrillReport[]> {
  const { drills, sizeOf, newDataDir, arrange = setStage, tell = () => undefined } = options
  const present = drills.filter(({ movesClock }) => movesClock === undefined)
  const stages = [present, ...drills.filter(({ movesClock }) => movesClock === true).map((one) => [one])]
  const reports: DrillReport[] = []
  for (const drillsOfStage of stages.filter(({ length }) => length > 0)) {
    const stage = await arrange(newDataDir(), drillsOfStage[0]?.movesClock === true)
    try {
      for (const drill of drillsOfStage) reports.push(await runDrill(drill, stage, sizeOf(drill), tell))
    } finally {
      await stage.stop()
    }
  }
  return reports
}
