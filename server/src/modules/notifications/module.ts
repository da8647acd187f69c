import { subscribe } from '../../platform/events/subscriber.ts'
import type { Module } from '../../platform/module/module.ts'
import { deliver } from './delivering/deliver.ts'
import { movingPushKeys } from './devices/moving-push-keys.ts'
import * as events from './events/index.ts'
import { forgetOldNotices } from './jobs/forget-old-notices.ts'
import { onDeliveriesWanted } from './outbox/on-deliveries-wanted.ts'
import { noticesOfPerson } from './own-data/notices-of-person.ts'

export const notifications: Module = {
  name: 'notifications',
  routes: async () => (await import('./routes.ts')).notificationRoutes,
  events,
  subscribers: [subscribe(events.deliveriesWanted, onDeliveriesWanted)],
  jobs: [deliver],
  scheduled: [forgetOldNotices],
  sealed: [movingPushKeys],
  fills: [noticesOfPerson],
  checks: async () => (await import('./checks/notice-checks.ts')).noticeChecks,
}
