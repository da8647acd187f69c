import { join } from 'node:path'
import { createApp } from '../../server/src/app/http-app.ts'
import { manualClock } from '../../server/src/platform/clock.ts'
import { openDatabase } from '../../server/src/platform/db/database.ts'
import { silentLog } from '../../server/src/platform/log.ts'
import { openBrowser } from '../../server/test/browsers/browser.ts'
import type { CaseProgram } from '../../server/test/case-model/real-cases.ts'
import type { HistoriesRun } from '../../server/test/histories/play-histories.ts'
import { openServices, settingsOf } from '../../server/test/matrix/open-services.ts'
import { numberAfter } from './command-line.ts'
import { printTable, tell } from './figures/print-table.ts'
import { type BenchCluster, startCluster } from './servers/start-cluster.ts'

/** Jobs of the night look at every institution of a database: each round has a database of its own. */
const STEPS_A_ROUND = 1_000
const SEEDS_A_ROUND = 1_000
const START = '2026-11-20T10:00:00+02:00'

type Wanted = { steps: number; seed: number }
type Run = (program: CaseProgram, wanted: Wanted) => Promise<HistoriesRun>
type Model = { name: string; title: string; run: Run }

/** A program on a database of its own, whose sessions outlast the days that histories let pass. */
async function playRound(
  cluster: BenchCluster,
  { name: model, run }: Model,
  round: number,
  wanted: Wanted,
): Promise<HistoriesRun> {
  const name = `${model}_${round}`
  const { urls, superuser } = await cluster.database(name)
  const read = settingsOf(cluster.superuserUrl(), name, join(cluster.folder, name))
  const limits = { ...read.limits, sessionIdleMinutes: 9_999_999, sessionAbsoluteHours: 99_999 }
  const services = await openServices({ ...read, limits }, manualClock(START))
  const { database, clock, settings } = services
  const worker = openDatabase({
    urls: { app: urls.worker, platform: urls.platform },
    log: silentLog,
    prepared: true,
    max: 4,
  })
  const app = await createApp(services, {
    demoPeople: () => undefined,
    pageFolder: join(settings.dataDir, 'page'),
    checkAnswers: true,
  })
  const program: CaseProgram = {
    database,
    worker,
    clock,
    settings,
    asSuperuser: async (text, values) => (await superuser.query(text, values)).rows,
    browser: (host, language = 'ro', address = '127.0.0.1') => openBrowser(app, host, { language, address }),
  }
  try {
    return await run(program, wanted)
  } finally {
    await app.close()
    await Promise.all([database.close(), worker.close()])
  }
}

/** Plays a model against the product, `--steps` from `--seed` on, and prints what came. Throws at a difference. */
export async function playModel(model: Model): Promise<void> {
  const STEPS = numberAfter('--steps', 20_000)
  const SEED = numberAfter('--seed', 1)
  const cluster = await startCluster()
  try {
    const kinds = new Map<string, number>()
    const start = performance.now()
    let steps = 0
    tell(`${STEPS} steps, seed ${SEED}`)
    for (let round = 0; steps < STEPS; round++) {
      const run = await playRound(cluster, model, round, {
        steps: Math.min(STEPS_A_ROUND, STEPS - steps),
        seed: SEED + round * SEEDS_A_ROUND,
      })
      steps += run.steps
      for (const [kind, count] of run.kinds) kinds.set(kind, (kinds.get(kind) ?? 0) + count)
      if (run.failed)
        throw new Error(`after ${steps} steps the product differs: ${run.counterexample}\n${run.error}`)
      tell(`${steps} steps`)
    }
    const ms = performance.now() - start
    printTable(
      `${model.title}: model and product side by side`,
      ['steps', 'differences', 's', 'ms each'],
      [[String(steps), '0', (ms / 1000).toFixed(0), (ms / steps).toFixed(1)]],
      {
        postgresVersion: cluster.postgresVersion,
        notes: [
          [...kinds]
            .sort()
            .map(([kind, count]) => `${kind} ${count}`)
            .join(', '),
        ],
      },
    )
  } finally {
    await cluster.stop()
  }
}
