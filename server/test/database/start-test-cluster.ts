import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../src/app/embedded-postgres/start-embedded-postgres.ts'
import { createLog } from '../../src/platform/log.ts'
import { quickFolder } from './quick-folder.ts'

/** What a test run writes need not survive the power going. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  // Each database that goes is looked for in all of it.
  shared_buffers: '512MB',
  // The log lies in memory with the databases.
  max_wal_size: '512MB',
}

/** Starts the PostgreSQL of a test run in a folder of its own, which goes away when it is stopped. */
export async function startTestCluster(): Promise<{ superuserUrl: string; stop: () => Promise<void> }> {
  const folder = quickFolder('hdoc-test-')
  const log = createLog({ logLevel: 'warn', logFile: join(folder, 'test.log') })
  const server = await startEmbeddedPostgres({ dataDir: folder, log, settings })
  return {
    superuserUrl: server.superuserUrl(),
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
