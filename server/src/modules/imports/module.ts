import { subscribe } from '../../platform/events/subscriber.ts'
import type { Module } from '../../platform/module/module.ts'
import { fill } from '../../platform/slots/slot.ts'
import { personErasures } from '../issuers/index.ts'
import * as events from './events/index.ts'
import { removeImportFilesJob } from './jobs/remove-import-files.ts'
import { onImportWanted, workOnImport } from './jobs/work-on-import.ts'

export const imports: Module = {
  name: 'imports',
  routes: async () => (await import('./routes.ts')).importRoutes,
  events,
  subscribers: [subscribe(events.importWanted, onImportWanted)],
  jobs: [workOnImport],
  scheduled: [removeImportFilesJob],
  fills: [
    fill(personErasures, async (db) => {
      await (await import('./queries/upkeep.ts')).forgetErased(db)
      return { type: 'issuer', ids: [] }
    }),
  ],
}
