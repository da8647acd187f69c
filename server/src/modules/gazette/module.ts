import type { Module } from '../../platform/module/module.ts'
import { fill } from '../../platform/slots/slot.ts'
import { waitingCounts } from '../live/index.ts'
import { publishDue } from './jobs/publish-due.ts'
import { waitingEntries } from './record/waiting-entries.ts'

export const gazette: Module = {
  name: 'gazette',
  routes: async () => (await import('./routes.ts')).gazetteRoutes,
  scheduled: [publishDue],
  readable: async () => [(await import('./pages/gazette-pages.ts')).gazettePages],
  constraints: {
    gazette_categories_name_key: { field: 'name', key: 'taken' },
    gazette_entries_category_fkey: { field: 'category_id', key: 'reference' },
    gazette_entries_corrects_key: { code: 'GAZETTE_CORRECTED' },
  },
  fills: [fill(waitingCounts, waitingEntries)],
}
