// All checks and tests: `npm test`, or some of them: `npm test -- --only=unit,http`.

import { ensureInstalled } from './run/ensure-installed.mjs'
import { runner, startDatabase } from './run/test-runtime.mjs'
import { steps } from './run/test-steps.mjs'
import { summary, table, verdict } from './run/test-table.mjs'

const print = (text) => process.stdout.write(`${text}\n`)

function chosenSteps(args) {
  const unknown = args.filter((arg) => !arg.startsWith('--only='))
  const only = args.flatMap((arg) => (arg.startsWith('--only=') ? arg.slice(7).split(',') : []))
  const names = steps.map(({ name }) => name)
  const wrong = [...unknown, ...only.filter((name) => !names.includes(name))]
  if (wrong.length > 0) {
    print(`"${wrong.join(' ')}" is not understood: npm test -- --only=<some of ${names.join(',')}>`)
    process.exit(1)
  }
  return only.length === 0 ? steps : steps.filter(({ name }) => only.includes(name))
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
const rows = []
try {
  for (const { name, run: step } of chosen) {
    if (interrupted) break
    print(`— ${name}`)
    const start = performance.now()
    const result = await step(run)
    rows.push({ name, result, seconds: (performance.now() - start) / 1000 })
    if (verdict(result) !== 'ok') print(`${result.output.trim()}\n— ${name}: ${verdict(result)}`)
  }
} finally {
  await database?.stop()
}

const { passed, failed } = summary(rows, chosen.length)
print(`\n${table(rows)}\n\n${((performance.now() - begin) / 1000).toFixed(0)} s in all`)
print(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
