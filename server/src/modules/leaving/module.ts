import { subscribe } from '../../platform/events/subscriber.ts'
import type { Module } from '../../platform/module/module.ts'
import * as events from './events/index.ts'
import { makeExport, onExportAsked } from './jobs/make-export.ts'
import { removeExportsJob } from './jobs/remove-exports.ts'

export const leaving: Module = {
  name: 'leaving',
  routes: async () => (await import('./routes.ts')).leavingRoutes,
  events,
  subscribers: [subscribe(events.exportAsked, onExportAsked)],
  jobs: [makeExport],
  scheduled: [removeExportsJob],
  constraints: { institution_exports_under_way: { code: 'EXPORT_UNDER_WAY' } },
}
