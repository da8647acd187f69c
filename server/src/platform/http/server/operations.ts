import { BlockList, isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { freeBytes, roomIn } from '../../files/receive/room-to-write.ts'
import type { Backlog } from '../../jobs/backlog.ts'
import { type Log, logTrouble } from '../../log.ts'
import { addBacklogMetrics } from './backlog-metrics.ts'

/** Gives a function that tells whether an address is among these addresses and networks. */
export function addressList(items: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const item of items) {
    const [address = '', prefix] = item.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return (address) => {
    const bare = address.replace(/^::ffff:/, '')
    return list.check(bare, isIP(bare) === 6 ? 'ipv6' : 'ipv4')
  }
}

function addStorageMetric(registry: Registry, folder: string): void {
  new Gauge({
    name: 'hdoc_storage_free_bytes',
    help: 'Room that is left where files lie',
    registers: [registry],
    async collect() {
      this.set(await freeBytes(folder).catch(() => 0))
    },
  })
}

/**
 * Adds three addresses. `/healthz`: the process answers. `/readyz`: the process can work. `/metrics`: metrics
 * for allow-listed addresses; for others it does not exist.
 */
export function addOperations(
  app: FastifyInstance,
  options: {
    isReady: () => Promise<boolean>
    metricsAllow: readonly string[]
    /** The folder of files, and the log. When one cannot be written, `/readyz` says so but stays ready. */
    files?: string
    log?: Log
    /** Reads what waits for the workers; only for a process that works off jobs. */
    backlog?: (() => Promise<Backlog>) | undefined
  },
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const readBacklog = options.backlog && addBacklogMetrics(registry, options.backlog)
  const durations = new Histogram({
    name: 'hdoc_call_seconds',
    help: 'Duration of calls in seconds',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  if (options.files !== undefined) addStorageMetric(registry, options.files)
  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.config.callId
    if (call) durations.observe({ call, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
  const hasRoom = options.files === undefined ? async () => true : roomIn(options.files)
  const mayRead = addressList(options.metricsAllow)
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const [ready, room] = await Promise.all([options.isReady(), hasRoom()])
    const trouble = options.log && logTrouble(options.log)
    return reply
      .code(ready ? 200 : 503)
      .header(ready ? 'cache-control' : 'retry-after', ready ? 'no-store' : '3')
      .send({ ready, ...(!room && { storage: 'full' }), ...(trouble && { log: trouble }) })
  })
  app.get('/metrics', async (request: FastifyRequest, reply) => {
    if (!mayRead(request.ip)) return reply.callNotFound()
    await readBacklog?.()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
