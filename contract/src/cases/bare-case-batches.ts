import { bareCall } from '../calls/bare-call.ts'
import type { caseBatchCalls } from './case-batches.ts'

type Calls = typeof caseBatchCalls

/** The calls that read batches of givings: without schemas. */
export const bareCaseBatchCalls = {
  get: bareCall<Calls['get']>({ id: 'case_batch.get', method: 'GET', path: '/api/case_batch/get/:id' }),
  items: bareCall<Calls['items']>({
    id: 'case_batch.items',
    method: 'GET',
    path: '/api/case_batch/items/:id',
  }),
}
