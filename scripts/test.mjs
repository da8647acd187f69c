// Checks and tests: `npm test`; some of them: `npm test -- --only=unit,http`; with the drills: `npm test -- --all`.

import { ensureInstalled } from './run/ensure-installed.mjs'
import { longest } from './run/long-files.mjs'
import { runSteps } from './run/run-steps.mjs'
import { runner, startDatabase } from './run/test-runtime.mjs'
import { steps } from './run/test-steps.mjs'
import { summary, table, verdict } from './run/test-table.mjs'

const print = (text) => process.stdout.write(`${text}\n`)

function chosenSteps(args) {
  const unknown = args.filter((arg) => !arg.startsWith('--only=') && arg !== '--all')
  const only = args.flatMap((arg) => (arg.startsWith('--only=') ? arg.slice(7).split(',') : []))
  const names = steps.map(({ name }) => name)
  const wrong = [...unknown, ...only.filter((name) => !names.includes(name))]
  if (wrong.length > 0) {
    print(`"${wrong.join(' ')}" is not understood: npm test -- --all, or --only=<some of ${names.join(',')}>`)
    process.exit(1)
  }
  if (only.length > 0) return steps.filter(({ name }) => only.includes(name))
  return args.includes('--all') ? steps : steps.filter(({ alone }) => !alone)
}

let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    interrupted = true
  })
}

const chosen = chosenSteps(process.argv.slice(2))
const begin = performance.now()
await ensureInstalled()
const database = chosen.some((step) => step.database) ? await startDatabase() : undefined
const run = runner(database === undefined ? {} : { HDOC_TEST_SUPERUSER_URL: database.superuserUrl })
// Built while the first steps run.
const web = chosen.some((step) => step.web) ? run(['scripts/run/build-web.mjs']) : undefined
let rows = []
try {
  rows = await runSteps(chosen, {
    run: (step) => step.run(run, { web }),
    isOver: () => interrupted,
    begun: ({ name }) => print(`— ${name}`),
    ended: ({ name, result, seconds }) => {
      const held = verdict(result)
      if (held !== 'ok') print(result.output.trim())
      print(`— ${name}: ${held} after ${seconds.toFixed(0)} s`)
    },
  })
} finally {
  await database?.stop()
}

// What a step printed may stand far above.
for (const failure of rows.flatMap(({ result }) => result.failures ?? [])) print(`\n${failure}`)
const times = longest(
  rows.flatMap(({ result }) => result.times ?? []),
  20,
)
if (times.length > 0) print(`\nlongest:\n${times.join('\n')}`)
const { passed, failed } = summary(rows, chosen.length)
print(`\n${table(rows)}\n\n${((performance.now() - begin) / 1000).toFixed(0)} s in all`)
print(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
