import { bareCall } from '../calls/bare-call.ts'
import type { answerCalls } from './answer-drafts.ts'

/** The call that reads the answer of a case, as its page sends it: without schemas. */
export const bareAnswerCalls = {
  get: bareCall<(typeof answerCalls)['get']>({
    id: 'answer.get',
    method: 'GET',
    path: '/api/answer/get/:id',
  }),
}
