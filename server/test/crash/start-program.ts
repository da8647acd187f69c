import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { PROJECT_DIR } from '../../src/platform/env.ts'
import { waitUntilReady } from '../load/wait-until-ready.ts'

/** A process of HDoc that a drill may kill. */
export interface RunningProgram {
  /**
   * Resolves when /readyz on this port answers yes. Rejects with the process's complaint when it has ended.
   */
  readyOn(port: number): Promise<void>
  /** kill -9 of this process alone. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Starts a program. `args`: its path below `server/`, then its arguments. */
export function startProgram(
  [program = '', ...words]: string[],
  settings: Record<string, string>,
): RunningProgram {
  const child = spawn(process.execPath, [join(PROJECT_DIR, 'server', program), ...words], {
    cwd: PROJECT_DIR,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      NODE_ENV: 'production',
      HDOC_LOG_LEVEL: 'warn',
      ...settings,
    },
  })
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += String(chunk)
  })
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (hasEnded()) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    readyOn: (port) =>
      waitUntilReady(port, hasEnded).catch((error: Error) => {
        throw new Error(`${error.message}: ${complaint}`)
      }),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}
