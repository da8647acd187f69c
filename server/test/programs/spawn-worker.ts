import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { PROJECT_DIR, type Settings } from '../../src/platform/env.ts'

export interface SpawnedProgram {
  /** kill -9: nothing is given back. */
  kill(): Promise<void>
  ended(): boolean
  /** Its exit code once it ended; null where it was killed. */
  end(): Promise<number | null>
}
export type SpawnedWorker = Pick<SpawnedProgram, 'kill' | 'ended'>

/** `hdoc` with a command as a process of its own, on the database of a test. */
export function spawnCommand(
  settings: Settings,
  command: readonly string[],
  wishes: Record<string, string> = {},
): SpawnedProgram {
  const { app, owner, platform, worker, direct } = settings.database
  const child: ChildProcess = spawn(
    process.execPath,
    [join(PROJECT_DIR, 'server/src/app/cli.ts'), ...command],
    {
      cwd: PROJECT_DIR,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        PATH: '/usr/local/bin:/usr/bin:/bin',
        DATABASE_URL: app,
        DATABASE_OWNER_URL: owner,
        DATABASE_PLATFORM_URL: platform,
        DATABASE_WORKER_URL: worker,
        DATABASE_DIRECT_URL: direct,
        HDOC_SECRET: settings.secret,
        HDOC_DATA: settings.dataDir,
        HDOC_LOG_LEVEL: 'silent',
        HDOC_WORKER_PORT: '0',
        ...(settings.smtpUrl && { SMTP_URL: settings.smtpUrl }),
        ...wishes,
      },
    },
  )
  const ended = (): boolean => child.exitCode !== null || child.signalCode !== null
  const end = async (): Promise<number | null> => {
    if (!ended()) await once(child, 'exit')
    return child.exitCode
  }
  return {
    ended,
    end,
    kill: async () => {
      if (ended()) return
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
    },
  }
}

/** `hdoc worker` as a process of its own. */
export const spawnWorker = (settings: Settings, wishes: Record<string, string> = {}): SpawnedWorker =>
  spawnCommand(settings, ['worker'], wishes)
