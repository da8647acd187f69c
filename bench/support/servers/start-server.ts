import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import nodeFlags from '../../../server/bin/node-flags.json' with { type: 'json' }
import { type DatabaseUrls, PROJECT_DIR } from '../../../server/src/platform/env.ts'
import { testSecrets } from '../../../server/test/database/test-secrets.ts'
import { freePort } from '../../../server/test/load/free-port.ts'
import { waitUntilReady } from '../../../server/test/load/wait-until-ready.ts'

export interface BenchServer {
  port: number
  pid: number
  /** False once it ended by itself. */
  lives(): boolean
  stop(): Promise<void>
}

/** Only what a program needs, so that settings of whoever measures do not change what is measured. */
export function childEnvironment(wanted: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env
  return { PATH, HOME, TMPDIR, ...wanted }
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

const serve = ['server/src/app/cli.ts', 'serve'] as const
/** Without jobs: beside it runs a worker of its own. */
export const SERVER_ALONE = [...serve, '--no-worker'] as const

/** `settings`: beside those that every program here has. */
type Place = { urls: DatabaseUrls; dataDir: string; settings?: Readonly<Record<string, string>> }

function spawnProgram(
  options: Place & {
    nodeArguments?: readonly string[]
    program: readonly [path: string, ...args: string[]]
    port: number
  },
): ChildProcess {
  const { urls, dataDir, settings = {}, nodeArguments = [], port } = options
  const [path, ...args] = options.program
  const child = spawn(process.execPath, [...nodeFlags, ...nodeArguments, join(PROJECT_DIR, path), ...args], {
    cwd: dataDir,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: childEnvironment({
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: urls.app,
      DATABASE_OWNER_URL: urls.owner,
      DATABASE_PLATFORM_URL: urls.platform,
      DATABASE_WORKER_URL: urls.worker,
      DATABASE_DIRECT_URL: urls.direct,
      HDOC_DATA: dataDir,
      HDOC_SECRET: testSecrets.secret,
      ...settings,
    }),
  })
  // A measurement that ends by an error leaves nothing behind.
  process.once('exit', () => child.kill('SIGKILL'))
  return child
}

/** A worker does not listen here, but its settings are checked like all others. */
const UNUSED_PORT = 8080
/** Where a worker tells how it is: another one for each bench, which may run beside other programs. */
const workerPort = (): string => String(20_000 + (process.pid % 20_000))

/** `hdoc worker` in a process of its own, beside the server: sealing, events and jobs. */
export function startWorkerProcess(place: Place): { pid: number; stop(): Promise<void> } {
  const settings = { HDOC_WORKER_PORT: workerPort(), ...place.settings }
  const child = spawnProgram({
    ...place,
    settings,
    program: ['server/src/app/cli.ts', 'worker'],
    port: UNUSED_PORT,
  })
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.exitCode !== null) throw new Error(`the worker ended by itself with ${child.exitCode}`)
      child.kill('SIGTERM')
      await endOf(child)
    },
  }
}

/**
 * `hdoc serve` in a process of its own, as in production: it logs, to nowhere, and connects as the weak roles. Another
 * `program`, by its path in the project, gets the same settings.
 */
export async function startServer(
  options: Place & {
    nodeArguments?: readonly string[]
    program?: readonly [path: string, ...args: string[]]
  },
): Promise<BenchServer> {
  const port = await freePort()
  const child = spawnProgram({ ...options, program: options.program ?? serve, port })
  const lives = () => child.exitCode === null && child.signalCode === null
  await waitUntilReady(port, () => !lives())
  return {
    port,
    pid: child.pid ?? 0,
    lives,
    stop: async () => {
      child.kill('SIGTERM')
      await endOf(child)
    },
  }
}
