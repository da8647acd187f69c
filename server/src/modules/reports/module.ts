import { subscribe } from '../../platform/events/subscriber.ts'
import type { Module } from '../../platform/module/module.ts'
import * as events from './events/index.ts'
import { mailReport } from './jobs/mail-report-job.ts'
import { makeBook, onBookAsked } from './jobs/make-book.ts'
import { onReportAsked, readReport } from './jobs/read-report.ts'
import { removeBooksJob } from './jobs/remove-books.ts'
import { removeReports } from './jobs/remove-reports.ts'
import { sendScheduled } from './jobs/send-scheduled.ts'

export const reports: Module = {
  name: 'reports',
  routes: async () => (await import('./routes.ts')).reportRoutes,
  events,
  subscribers: [subscribe(events.bookAsked, onBookAsked), subscribe(events.reportAsked, onReportAsked)],
  jobs: [makeBook, readReport, mailReport],
  scheduled: [removeBooksJob, removeReports, sendScheduled],
  constraints: { register_books_under_way: { code: 'BOOK_UNDER_WAY' } },
}
