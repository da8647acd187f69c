// All checks and tests: `npm test`, or some of them: `npm test -- --only=unit,http`.

import { ensureInstalled } from './run/ensure-installed.mjs'
import { spawnUnderNode24 } from './run/node-24.mjs'
import { projectDir } from './run/project.mjs'
import { steps } from './run/test-steps.mjs'

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

/** Starts the PostgreSQL of this run; it ends when the channel to it closes, even if this process is killed. */
async function startDatabase() {
  const { child, ended } = spawnUnderNode24(['scripts/run/test-database.ts'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ready = new Promise((resolve) => child.once('message', resolve))
  const first = await Promise.race([ready, ended])
  if (typeof first !== 'object') {
    print('The PostgreSQL of the tests did not start.')
    process.exit(1)
  }
  return {
    superuserUrl: first.superuserUrl,
    stop: async () => {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}

/** Runs a program of a step, keeping what it prints. */
const runner =
  (testEnvironment) =>
  async (args, { env, cwd = projectDir } = {}) => {
    const { child, ended } = spawnUnderNode24(args, {
      cwd,
      env: { FORCE_COLOR: '0', NO_COLOR: '1', ...testEnvironment, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text) => {
        output += text
      })
    }
    return { code: await ended, output }
  }

function verdict({ passed, failed, seen }) {
  if (failed > 0) return 'failed'
  return passed === 0 || seen === 0 ? 'ran nothing' : 'ok'
}

function table(rows) {
  const cells = rows.map(({ name, result, seconds }) => [
    name,
    verdict(result),
    String(result.passed),
    String(result.failed),
    String(result.skipped),
    result.seen === undefined ? '' : String(result.seen),
    `${seconds.toFixed(1)} s`,
  ])
  const all = [['step', 'result', 'passed', 'failed', 'skipped', 'looked at', 'time'], ...cells]
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)))
  const line = (row) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('   ')
  return all.map(line).join('\n')
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

const total = (key) => rows.reduce((sum, { result }) => sum + result[key], 0)
// A step that ran nothing is a failure of its own, and so is one that was never reached.
const nothing = rows.filter(({ result }) => verdict(result) === 'ran nothing').length
const unreached = chosen.length - rows.length
print(`\n${table(rows)}\n\n${((performance.now() - begin) / 1000).toFixed(0)} s in all`)
const failed = total('failed') + nothing + unreached
print(`${total('passed')} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
