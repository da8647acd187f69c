import { bareCall } from '../calls/bare-call.ts'
import type { submissionCalls } from './submissions.ts'

type Calls = typeof submissionCalls
const base = '/api/submission'

/** The calls that read submitted documents, as pages send them before anybody writes: without schemas. */
export const bareSubmissionCalls = {
  list: bareCall<Calls['list']>({ id: 'submission.list', method: 'GET', path: `${base}/list` }),
  counts: bareCall<Calls['counts']>({ id: 'submission.counts', method: 'GET', path: `${base}/counts` }),
  form: bareCall<Calls['form']>({ id: 'submission.form', method: 'GET', path: `${base}/form` }),
  get: bareCall<Calls['get']>({ id: 'submission.get', method: 'GET', path: `${base}/get/:id` }),
  signatures: bareCall<Calls['signatures']>({
    id: 'submission.signatures',
    method: 'GET',
    path: `${base}/signatures/:id`,
  }),
  activity: bareCall<Calls['activity']>({
    id: 'submission.activity',
    method: 'GET',
    path: `${base}/activity/:id`,
  }),
}
