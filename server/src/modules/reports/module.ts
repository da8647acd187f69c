import { subscribe } from '../../platform/events/subscriber.ts'
import type { Module } from '../../platform/module/module.ts'
import * as events from './events/index.ts'
import { makeBook, onBookAsked } from './jobs/make-book.ts'
import { removeBooksJob } from './jobs/remove-books.ts'

export const reports: Module = {
  name: 'reports',
  routes: async () => (await import('./routes.ts')).reportRoutes,
  events,
  subscribers: [subscribe(events.bookAsked, onBookAsked)],
  jobs: [makeBook],
  scheduled: [removeBooksJob],
  constraints: { register_books_under_way: { code: 'BOOK_UNDER_WAY' } },
}
