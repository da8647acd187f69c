import { bareCall } from '../calls/bare-call.ts'
import type { answerCalls } from './answer-drafts.ts'

type Calls = typeof answerCalls

/** The calls of the line of an answer, as pages send them: without schemas. */
export const bareAnswerCalls = {
  get: bareCall<Calls['get']>({
    id: 'answer.get',
    method: 'GET',
    path: '/api/answer/get/:id',
  }),
  texts: bareCall<Calls['texts']>({ id: 'answer.texts', method: 'GET', path: '/api/answer/texts/:id' }),
  stamp: bareCall<Calls['stamp']>({ id: 'answer.stamp', method: 'POST', path: '/api/answer/stamp' }),
  seal: bareCall<Calls['seal']>({ id: 'answer.seal', method: 'POST', path: '/api/answer/seal' }),
}
