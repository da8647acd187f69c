// 20,000 random steps of numbering against a model, on a database of their own; --steps and --seed choose others.
import { openDatabase } from '../server/src/platform/db/database.ts'
import { silentLog } from '../server/src/platform/log.ts'
import { runNumberingModel } from '../server/test/numbering-model/run-numbering-model.ts'
import { numberAfter } from './support/command-line.ts'
import { printTable, tell } from './support/figures/print-table.ts'
import { startCluster } from './support/servers/start-cluster.ts'

const wanted = { steps: numberAfter('--steps', 20_000), seed: numberAfter('--seed', 1) }
const cluster = await startCluster()
try {
  const { urls } = await cluster.database('numbering')
  const database = openDatabase({ urls, log: silentLog, prepared: true, max: 8 })
  const start = performance.now()
  tell(`${wanted.steps} steps, seed ${wanted.seed}`)
  const { steps, kinds, failed, counterexample, error } = await runNumberingModel(database, wanted)
  await database.close()
  if (failed) throw new Error(`after ${steps} steps the product differs: ${counterexample}\n${error}`)
  printTable(
    'numbering: model and product side by side',
    ['steps', 'differences', 'ms each'],
    [[String(steps), '0', ((performance.now() - start) / steps).toFixed(1)]],
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
