import { bareCall } from '../calls/bare-call.ts'
import type { legalFactCalls } from './legal-facts.ts'
import type { reportCalls } from './report-calls.ts'
import type { reportScheduleCalls } from './report-schedules.ts'

type Calls = typeof reportCalls
type Schedules = typeof reportScheduleCalls

/** The calls of reports as their page sends them before anybody writes: without schemas. */
export const bareReportCalls = {
  catalogue: bareCall<Calls['catalogue']>({
    id: 'report.catalogue',
    method: 'GET',
    path: '/api/report/catalogue',
  }),
  runs: bareCall<Calls['runs']>({ id: 'report.runs', method: 'GET', path: '/api/report/runs' }),
  get: bareCall<Calls['get']>({ id: 'report.get', method: 'GET', path: '/api/report/get/:id' }),
  cancel: bareCall<Calls['cancel']>({ id: 'report.cancel', method: 'POST', path: '/api/report/cancel' }),
  papers: bareCall<Calls['papers']>({
    id: 'report.papers',
    method: 'GET',
    path: '/api/report/papers/:id/:line',
  }),
  table: bareCall<Calls['table']>({
    id: 'report.table',
    method: 'GET',
    path: '/api/report/table/:id/:format',
  }),
  pdf: bareCall<Calls['pdf']>({ id: 'report.pdf', method: 'GET', path: '/api/report/pdf/:id/:part' }),
  facts: bareCall<(typeof legalFactCalls)['get']>({
    id: 'legal_fact.get',
    method: 'GET',
    path: '/api/legal_fact/get/:id',
  }),
  schedules: bareCall<Schedules['list']>({
    id: 'report_schedule.list',
    method: 'GET',
    path: '/api/report_schedule/list',
  }),
  endSchedule: bareCall<Schedules['remove']>({
    id: 'report_schedule.remove',
    method: 'POST',
    path: '/api/report_schedule/remove',
  }),
}
