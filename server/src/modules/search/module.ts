import { subscribeInMasses } from '../../platform/events/subscriber.ts'
import type { Module } from '../../platform/module/module.ts'
import { documentRegistered } from '../documents/index.ts'
import { learnDocumentWords } from './learn-document-words.ts'

export const search: Module = {
  name: 'search',
  routes: async () => (await import('./routes.ts')).searchRoutes,
  subscribers: [subscribeInMasses(documentRegistered, learnDocumentWords)],
}
