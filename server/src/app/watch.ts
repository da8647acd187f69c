import { join } from 'node:path'
import Fastify from 'fastify'
import type { Settings } from '../platform/env.ts'
import { addOperations } from '../platform/http/server/operations.ts'
import type { Worker } from './worker.ts'

/** `/healthz`, `/readyz` and `/metrics` of a worker that has a process of its own; nothing else. */
export async function startWatch(
  { host, workerPort: port, metricsAllow, dataDir }: Settings,
  { isReady, backlog }: Pick<Worker, 'isReady' | 'backlog'>,
): Promise<{ close(): Promise<void> }> {
  const app = Fastify({ forceCloseConnections: true })
  addOperations(app, { isReady, metricsAllow, backlog, files: join(dataDir, 'files/incoming') })
  await app.listen({ host, port })
  return { close: () => app.close() }
}
