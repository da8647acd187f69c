// Holds one PostgreSQL for a test run: tells its address to the process that started it and ends with it.
import { ensureTemplate } from '../../server/test/database/cluster.ts'
import { startTestCluster } from '../../server/test/database/start-test-cluster.ts'

let stopping = false
const server = await startTestCluster()

async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await server.stop()
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
process.on('disconnect', () => void stop())
process.send?.({ superuserUrl: server.superuserUrl })
// Made while the first steps run; whoever needs it before waits for it.
await ensureTemplate(server.superuserUrl).catch((error: unknown) => {
  if (!stopping) throw error
})
