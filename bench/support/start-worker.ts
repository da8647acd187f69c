import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { type DatabaseUrls, PROJECT_DIR } from '../../server/src/platform/env.ts'
import { childEnvironment, endOf } from './start-server.ts'

/** `hdoc worker` in a process of its own, as in production. */
export function startWorkerProcess(options: { urls: DatabaseUrls; dataDir: string }) {
  const { urls } = options
  const child = spawn(process.execPath, [join(PROJECT_DIR, 'server/src/app/cli.ts'), 'worker'], {
    cwd: options.dataDir,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: childEnvironment({
      NODE_ENV: 'production',
      DATABASE_URL: urls.app,
      DATABASE_OWNER_URL: urls.owner,
      DATABASE_PLATFORM_URL: urls.platform,
      DATABASE_WORKER_URL: urls.worker,
      DATABASE_DIRECT_URL: urls.direct,
      HDOC_DATA: options.dataDir,
      HDOC_SECRET: 'h6Zq0vTn3LxWb8RyEk5PmJc1DsGfUa9o',
    }),
  })
  return {
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await endOf(child)
    },
  }
}
