import { spawnUnderNode24 } from './node-24.mjs'
import { projectDir, refuse } from './project.mjs'

/** Starts the PostgreSQL of this run; it ends when the channel to it closes, even if this process is killed. */
export async function startDatabase() {
  const { child, ended } = spawnUnderNode24(['scripts/run/test-database.ts'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ready = new Promise((resolve) => child.once('message', resolve))
  const first = await Promise.race([ready, ended])
  if (typeof first !== 'object') {
    refuse('PostgreSQL-ul testelor nu a pornit.', 'The PostgreSQL of the tests did not start.')
  }
  return {
    superuserUrl: first.superuserUrl,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Runs a program of a step, keeping what it prints. */
export const runner =
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
