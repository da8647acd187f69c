import { bareCall } from '../calls/bare-call.ts'
import type { dataRequestPageCalls } from './data-request-page.ts'
import type { dataRequestCalls } from './data-requests.ts'

type Calls = typeof dataRequestCalls
type PageCalls = typeof dataRequestPageCalls

/** The calls that pages of cases and the citizen's page send: without schemas. */
export const bareDataRequestCalls = {
  ofCase: bareCall<Calls['ofCase']>({
    id: 'data_request.of_case',
    method: 'GET',
    path: '/api/data_request/of_case/:id',
  }),
  remind: bareCall<Calls['remind']>({
    id: 'data_request.remind',
    method: 'POST',
    path: '/api/data_request/remind',
  }),
  sheet: bareCall<Calls['sheet']>({
    id: 'data_request.sheet',
    method: 'GET',
    path: '/api/data_request/sheet/:id',
  }),
  show: bareCall<PageCalls['show']>({
    id: 'data_request.show',
    method: 'GET',
    path: '/api/data_request/show/:id',
  }),
  begin: bareCall<PageCalls['begin']>({
    id: 'data_request.begin_file',
    method: 'POST',
    path: '/api/data_request/file/:id',
  }),
  drop: bareCall<PageCalls['drop']>({
    id: 'data_request.drop_file',
    method: 'DELETE',
    path: '/api/data_request/part/:id/:file',
  }),
  finish: bareCall<PageCalls['finish']>({
    id: 'data_request.finish_file',
    method: 'POST',
    path: '/api/data_request/finish_file',
  }),
  send: bareCall<PageCalls['send']>({
    id: 'data_request.send',
    method: 'POST',
    path: '/api/data_request/send',
  }),
}
