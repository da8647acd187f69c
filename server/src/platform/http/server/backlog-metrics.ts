import { Gauge, type Registry } from 'prom-client'
import type { Backlog } from '../../jobs/backlog.ts'

/**
 * Adds metrics of what waits for the workers. Gives the function that reads them
 * anew; call it before each scrape.
 */
export function addBacklogMetrics(registry: Registry, read: () => Promise<Backlog>): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []): Gauge =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const jobs = gauge('hdoc_jobs', 'Jobs in the queue; given_up = no try is left', ['state'])
  const events = gauge(
    'hdoc_outbox_events',
    'Events to hand on; aside = tried again later, dead = dead letters',
    ['state'],
  )
  const unsealed = gauge('hdoc_audit_unsealed', 'Audit entries without a seal')
  const oldest = gauge('hdoc_oldest_seconds', 'Age of what waits longest', ['what'])
  const workers = gauge('hdoc_workers', 'Workers that live')
  const unknown = gauge('hdoc_backlog_unknown', '1 = the database did not say what waits')
  return async () => {
    const now = await read().catch(() => undefined)
    for (const one of [jobs, events, unsealed, oldest, workers]) one.reset()
    unknown.set(now === undefined ? 1 : 0)
    if (now === undefined) return
    for (const [state, count] of Object.entries(now.jobs)) jobs.set({ state }, count)
    for (const [state, count] of Object.entries(now.events)) events.set({ state }, count)
    unsealed.set(now.unsealed)
    oldest.set({ what: 'job' }, now.oldestJobSeconds)
    oldest.set({ what: 'event' }, now.oldestEventSeconds)
    oldest.set({ what: 'unsealed' }, now.oldestUnsealedSeconds)
    workers.set(now.workers)
  }
}
