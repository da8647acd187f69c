import { can } from '../../platform/auth/actor.ts'
import type { Module } from '../../platform/module/module.ts'
import { fill } from '../../platform/slots/slot.ts'
import { waitingCounts } from '../live/index.ts'
import { forgetScans } from './jobs/forget-scans.ts'
import { countScans } from './queries/inbox.ts'

const EVERY_MS = 3_000

export const scans: Module = {
  name: 'scans',
  routes: async () => (await import('./routes.ts')).scanRoutes,
  scheduled: [forgetScans],
  loops: [
    {
      name: 'scan reader',
      every: EVERY_MS,
      wokenBy: 'scans',
      turn: async (services, { id, signal }) => {
        const workerId = id()
        if (workerId === undefined) return false
        const { readNext } = await import('./jobs/read-next.ts')
        return readNext(services, { workerId, signal })
      },
    },
    {
      name: 'scan folders',
      every: EVERY_MS,
      turn: async (services) => (await import('./folder/take-scans.ts')).takeScans(services),
    },
  ],
  release: async (database, workerIds) => {
    const { freeScansOf } = await import('./jobs/read-next.ts')
    await freeScansOf(database, workerIds)
  },
  fills: [
    fill(waitingCounts, {
      place: 'scans',
      isFor: (actor) => can(actor, 'document.register'),
      count: async ({ db }) => (await countScans(db)).waiting,
    }),
  ],
  constraints: { scans_used: { field: 'upload_ids', key: 'scan_used' } },
}
