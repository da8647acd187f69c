// Holds one PostgreSQL for a test run: tells its address to the process that started it and ends with it.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../server/src/app/embedded-postgres/start-embedded-postgres.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { ensureTemplate } from '../../server/test/database/cluster.ts'

const folder = mkdtempSync(join(tmpdir(), 'hdoc-test-'))
// The account that runs PostgreSQL for root must be able to pass through.
chmodSync(folder, 0o711)
let stopping = false
const server = await startEmbeddedPostgres({
  dataDir: folder,
  log: createLog({ logLevel: 'warn', logFile: join(folder, 'test.log') }),
  // What a test run writes need not survive the power going.
  settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
})

async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
process.on('disconnect', () => void stop())
process.send?.({ superuserUrl: server.superuserUrl() })
// Made while the first steps run; whoever needs it before waits for it.
await ensureTemplate(server.superuserUrl()).catch((error: unknown) => {
  if (!stopping) throw error
})
