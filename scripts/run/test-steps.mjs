import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failedJourneys, failedTests } from './failed-tests.mjs'
import { findChromium } from './find-chromium.mjs'
import { fileTimes, journeyTimes } from './long-files.mjs'
import { projectDir } from './project.mjs'

/**
 * What a step found: how many tests or checks passed and failed, how many were skipped, over how many things
 * (`seen`: files, packages) it looked where it counts itself, what it printed, each of its failures by itself, and how
 * long each of its files took.
 */
const outcome = (parts) => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  output: '',
  failures: [],
  times: [],
  ...parts,
})

const program = (name) => join(projectDir, 'node_modules', name)

/** A check is one thing that holds or does not; the number it says it looked at must not be 0. */
function check(result, seen) {
  const holds = result.code === 0
  return outcome({ passed: holds && seen > 0 ? 1 : 0, failed: holds ? 0 : 1, seen, output: result.output })
}

async function types(run) {
  const parts = []
  for (const project of ['tsconfig.json', 'web/tsconfig.json', 'e2e/tsconfig.json']) {
    const result = await run([
      program('typescript/bin/tsc'),
      '-p',
      project,
      // Each further one works out most types anew, for twice the time of processors.
      '--checkers',
      '1',
      '--listFiles',
      '--pretty',
      'false',
    ])
    const lines = result.output.split('\n')
    const isFile = (line) => line.startsWith(projectDir) && /\.[cm]?tsx?$/.test(line)
    const own = lines.filter((line) => isFile(line) && !line.includes('/node_modules/'))
    const rest = lines.filter((line) => !/\.[cm]?tsx?$/.test(line)).join('\n')
    parts.push(check({ code: result.code, output: rest }, own.length))
  }
  const sum = (key) => parts.reduce((total, part) => total + part[key], 0)
  // Each of the projects must have seen files of its own.
  const seen = parts.some((part) => part.seen === 0) ? 0 : sum('seen')
  return outcome({
    passed: sum('passed'),
    failed: sum('failed'),
    seen,
    output: parts.map((p) => p.output).join('\n'),
  })
}

async function lint(run) {
  const result = await run([program('@biomejs/biome/bin/biome'), 'check', '--colors=off', '.'])
  return check(result, Number(/Checked (\d+) files?/.exec(result.output)?.[1] ?? 0))
}

/** What nothing uses. A pattern of its configuration that finds no file is an error, so it has looked at something. */
async function deadCode(run) {
  const result = await run([program('knip/bin/knip.js'), '--no-progress'])
  return outcome({ [result.code === 0 ? 'passed' : 'failed']: 1, output: result.output })
}

/** A script of ours that fails by itself when it saw nothing, and says how much it saw. */
const script =
  (path, ...args) =>
  async (run) => {
    if (!existsSync(join(projectDir, path))) return outcome({ seen: 0, output: `${path} does not exist` })
    const result = await run([path, ...args])
    const numbers = [...result.output.matchAll(/\b(\d+)\b/g)].map(([, digits]) => Number(digits))
    return check(result, Math.max(0, ...numbers, result.output.trim() === '' ? 0 : 1))
  }

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

async function withReport(use) {
  const folder = mkdtempSync(join(tmpdir(), 'hdoc-report-'))
  try {
    return await use(join(folder, 'report.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const vitest =
  (...projects) =>
  (run) =>
    withReport(async (path) => {
      const reporters = [
        '--reporter=json',
        `--outputFile.json=${path}`,
        '--reporter=default',
        '--silent=passed-only',
      ]
      const result = await run([
        program('vitest/vitest.mjs'),
        'run',
        ...projects.flatMap((one) => ['--project', one]),
        ...reporters,
      ])
      const report = readReport(path)
      const wrong = report?.numFailedTests ?? 0
      // A file that cannot be loaded has no tests that could fail.
      const broken = (report?.testResults ?? []).filter(
        (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
      ).length
      const failed = wrong + broken
      return outcome({
        passed: report?.numPassedTests ?? 0,
        failed: failed === 0 && result.code !== 0 ? 1 : failed,
        skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
        output: result.output,
        failures: failedTests(report),
        times: fileTimes(report),
      })
    })

/** Journeys of one part: `which` are arguments that choose it. */
const journeys =
  (...which) =>
  async (run, { web }) => {
    const chromium = await findChromium()
    if (chromium === undefined) {
      const output =
        'Chromium is missing: install it (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.'
      return outcome({ failed: 1, output })
    }
    const built = await web
    if (built.code !== 0) return outcome({ failed: 1, output: built.output })
    return withReport(async (path) => {
      const env = {
        CHROMIUM_PATH: chromium.whole,
        CHROMIUM_SHELL_PATH: chromium.light,
        PLAYWRIGHT_JSON_OUTPUT_FILE: path,
        PLAYWRIGHT_JSON_OUTPUT_NAME: path,
      }
      // `line` wipes lines out, also in a file.
      const result = await run(
        [program('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...which],
        {
          env,
          cwd: join(projectDir, 'e2e'),
        },
      )
      const report = readReport(path)
      const stats = report?.stats ?? {}
      // A journey that passes only when repeated does not pass; an error outside the tests counts as one.
      const failed = (stats.unexpected ?? 0) + (stats.flaky ?? 0) + (report?.errors?.length ?? 0)
      return outcome({
        passed: stats.expected ?? 0,
        failed: failed === 0 && result.code !== 0 ? 1 : failed,
        skipped: stats.skipped ?? 0,
        output: result.output,
        failures: failedJourneys(report),
        times: journeyTimes(report),
      })
    })
  }

/**
 * All steps, in order. `lane`: which of them follow each other; lanes run beside each other, for journeys wait for the
 * browser often. `database`: the step needs the PostgreSQL of the run. `web`: it needs the built web part. `alone`: it
 * is not part of `npm test` but of `npm run drill`, and nothing may run beside it.
 */
export const steps = [
  { name: 'types', lane: 'code', run: types },
  { name: 'lint', lane: 'code', run: lint },
  { name: 'dead-code', lane: 'code', run: deadCode },
  { name: 'structure', lane: 'code', run: script('scripts/check-structure.ts') },
  { name: 'licences', lane: 'code', run: script('scripts/check-licences.ts') },
  { name: 'generated', lane: 'code', run: script('scripts/generate.ts', '--check'), database: true },
  { name: 'unit', lane: 'code', run: vitest('unit'), database: true },
  { name: 'http', lane: 'code', run: vitest('http', 'http-drawing'), database: true },
  { name: 'page', lane: 'code', run: vitest('page') },
  { name: 'journeys', lane: 'browser', run: journeys('--grep-invert=@long'), database: true, web: true },
  { name: 'drill', alone: true, run: vitest('drill'), database: true },
  { name: 'long-journeys', alone: true, run: journeys('--grep=@long'), database: true, web: true },
]
