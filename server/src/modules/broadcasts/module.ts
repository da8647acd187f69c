import { subscribeInMasses } from '../../platform/events/subscriber.ts'
import type { Module } from '../../platform/module/module.ts'
import { documentRegistered } from '../documents/index.ts'
import { onDocumentsRegistered } from './on-registered.ts'

export const broadcasts: Module = {
  name: 'broadcasts',
  routes: async () => (await import('./routes.ts')).broadcastRoutes,
  subscribers: [subscribeInMasses(documentRegistered, onDocumentsRegistered)],
}
