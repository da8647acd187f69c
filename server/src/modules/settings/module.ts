import { subscribe } from '../../platform/events/subscriber.ts'
import type { Module } from '../../platform/module/module.ts'
import * as events from './events/index.ts'
import { mailTest } from './jobs/mail-test.ts'
import { onTestMailWanted } from './jobs/on-test-mail-wanted.ts'

export const settings: Module = {
  name: 'settings',
  routes: async () => (await import('./routes.ts')).settingRoutes,
  events,
  subscribers: [subscribe(events.testMailWanted, onTestMailWanted)],
  jobs: [mailTest],
}
