import { bareCall } from '../calls/bare-call.ts'
import type { caseCalls } from './cases.ts'
import type { casesOfDocumentCalls } from './cases-of-document.ts'

type Calls = typeof caseCalls

/** The calls that read cases, as lists, pickers and the page of a case send them: without schemas. */
export const bareCaseCalls = {
  queue: bareCall<Calls['queue']>({
    id: 'workcase.queue',
    method: 'GET',
    path: '/api/workcase/queue/:queue',
  }),
  counts: bareCall<Calls['counts']>({ id: 'workcase.counts', method: 'GET', path: '/api/workcase/counts' }),
  team: bareCall<Calls['team']>({ id: 'workcase.team', method: 'GET', path: '/api/workcase/team' }),
  get: bareCall<Calls['get']>({ id: 'workcase.get', method: 'GET', path: '/api/workcase/get/:id' }),
  obstacles: bareCall<Calls['obstacles']>({
    id: 'workcase.obstacles',
    method: 'GET',
    path: '/api/workcase/obstacles/:id',
  }),
  activity: bareCall<Calls['activity']>({
    id: 'workcase.activity',
    method: 'GET',
    path: '/api/workcase/activity/:id',
  }),
  options: bareCall<Calls['options']>({
    id: 'workcase.options',
    method: 'GET',
    path: '/api/workcase/options',
  }),
  ofDocument: bareCall<(typeof casesOfDocumentCalls)['list']>({
    id: 'workcase.of_document',
    method: 'GET',
    path: '/api/workcase/of_document/:id',
  }),
  candidates: bareCall<Calls['candidates']>({
    id: 'workcase.candidates',
    method: 'GET',
    path: '/api/workcase/candidates/:group_id',
  }),
}
