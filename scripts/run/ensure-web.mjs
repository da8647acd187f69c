import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { childEnvironment, node24 } from './node-24.mjs'
import { projectDir, refuse, say } from './project.mjs'

const SOURCES = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'web/build',
  'web/package.json',
  'contract/src',
  'package-lock.json',
]
const STAMP = join(projectDir, 'web/dist/.built-from')

function filesOf(path) {
  const full = join(projectDir, path)
  if (!existsSync(full)) return []
  try {
    return readdirSync(full)
      .sort()
      .flatMap((name) => filesOf(join(path, name)))
  } catch {
    return [path]
  }
}

/** What the web part is built from, as one digest: times of files say nothing after a copy or a checkout. */
function digestOfSources() {
  const digest = createHash('sha256')
  for (const path of SOURCES.flatMap(filesOf)) {
    digest
      .update(path)
      .update('\0')
      .update(readFileSync(join(projectDir, path)))
      .update('\0')
  }
  return digest.digest('hex')
}

/** Builds the web part when it was never built or its sources changed since. */
export function ensureWeb({ always = false } = {}) {
  if (!existsSync(join(projectDir, 'web/index.html'))) {
    say(
      'Partea web lipsește (web/index.html): pornește numai serverul.',
      'There is no web part (web/index.html): only the server starts.',
    )
    return
  }
  const digest = digestOfSources()
  if (!always && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digest) return
  say('Se construiește partea web…', 'Building the web part…')
  const vite = join(projectDir, 'node_modules/vite/bin/vite.js')
  const run = spawnSync(node24(), [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(projectDir, 'web'),
    env: childEnvironment({ NODE_ENV: 'production' }),
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  })
  if (run.status !== 0) {
    const reason = `${run.stderr ?? ''}${run.stdout ?? ''}`.trim() || (run.error?.message ?? '')
    refuse(`Partea web nu a putut fi construită:\n${reason}`, `The web part could not be built:\n${reason}`)
  }
  writeFileSync(STAMP, digest)
}
