import { registerBookCalls } from '@hdoc/contract/registers/register-books.ts'
import { legalFactCalls } from '@hdoc/contract/reports/legal-facts.ts'
import { reportCalls } from '@hdoc/contract/reports/report-calls.ts'
import { reportScheduleCalls } from '@hdoc/contract/reports/report-schedules.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { askForBook, showBooks, stopBook } from './book/ask-for-book.ts'
import { downloadTable, downloadVolume } from './book/download-book.ts'
import { saveLegalFacts, showLegalFacts } from './legal/legal-facts.ts'
import { askForReport, stopReport, writeRemarks } from './runs/ask-for-report.ts'
import { downloadReport, printReport } from './runs/download-report.ts'
import { sendReport } from './runs/send-report.ts'
import { showCatalogue, showPapers, showRun, showRuns } from './runs/show-reports.ts'
import { endSchedule, scheduleReport, showSchedules } from './schedules/schedules.ts'

export const reportRoutes: Route[] = [
  route(registerBookCalls.list, showBooks),
  route(registerBookCalls.add, askForBook),
  route(registerBookCalls.cancel, stopBook),
  route(registerBookCalls.volume, downloadVolume),
  route(registerBookCalls.table, downloadTable),
  route(reportCalls.catalogue, showCatalogue),
  route(reportCalls.runs, showRuns),
  route(reportCalls.get, showRun),
  route(reportCalls.ask, askForReport),
  route(reportCalls.cancel, stopReport),
  route(reportCalls.remark, writeRemarks),
  route(reportCalls.send, sendReport),
  route(reportCalls.papers, showPapers),
  route(reportCalls.table, downloadReport),
  route(reportCalls.pdf, printReport),
  route(legalFactCalls.get, showLegalFacts),
  route(legalFactCalls.save, saveLegalFacts),
  route(reportScheduleCalls.list, showSchedules),
  route(reportScheduleCalls.add, scheduleReport),
  route(reportScheduleCalls.remove, endSchedule),
]
