import { bareCall } from '../calls/bare-call.ts'
import type { gazetteEntryCalls } from './gazette-entry-calls.ts'
import type { headingCalls } from './gazette-headings.ts'

type Calls = typeof gazetteEntryCalls

/** The calls that read entries and headings, as pages send them before anybody writes: without schemas. */
export const bareGazetteCalls = {
  list: bareCall<Calls['list']>({
    id: 'gazette_entry.list',
    method: 'GET',
    path: '/api/gazette_entry/list',
  }),
  get: bareCall<Calls['get']>({
    id: 'gazette_entry.get',
    method: 'GET',
    path: '/api/gazette_entry/get/:id',
  }),
  ofDocument: bareCall<Calls['ofDocument']>({
    id: 'gazette_entry.of_document',
    method: 'GET',
    path: '/api/gazette_entry/of_document/:id',
  }),
  tree: bareCall<(typeof headingCalls)['tree']>({
    id: 'gazette_category.tree',
    method: 'GET',
    path: '/api/gazette_category/tree',
  }),
}
