import { bareCall } from '../calls/bare-call.ts'
import type { ownSubmissionCalls } from './own-submission.ts'
import type { submissionFormCalls } from './submission-form.ts'

type Calls = typeof submissionFormCalls
type Own = typeof ownSubmissionCalls
const base = '/api/portal_submission'

/** The calls of the pages on which documents are handed in: without schemas. */
export const bareSubmissionFormCalls = {
  types: bareCall<Calls['types']>({ id: 'portal_submission.types', method: 'GET', path: `${base}/types` }),
  send: bareCall<Calls['send']>({ id: 'portal_submission.send', method: 'POST', path: `${base}/send` }),
  asked: bareCall<Calls['asked']>({ id: 'portal_submission.asked', method: 'GET', path: `${base}/asked` }),
  complete: bareCall<Calls['complete']>({
    id: 'portal_submission.complete',
    method: 'POST',
    path: `${base}/complete`,
  }),
  own: bareCall<Own['show']>({ id: 'portal_submission.own', method: 'GET', path: `${base}/own` }),
  withdrawOwn: bareCall<Own['withdraw']>({
    id: 'portal_submission.withdraw_own',
    method: 'POST',
    path: `${base}/withdraw_own`,
  }),
}
