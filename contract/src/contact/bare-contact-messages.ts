import { bareCall } from '../calls/bare-call.ts'
import type { contactMessageCalls } from './contact-messages.ts'

type Calls = typeof contactMessageCalls

/** The calls of messages as the pages of staff send them: without schemas. */
export const bareContactMessageCalls = {
  list: bareCall<Calls['list']>({
    id: 'contact_message.list',
    method: 'GET',
    path: '/api/contact_message/list',
  }),
  get: bareCall<Calls['get']>({
    id: 'contact_message.get',
    method: 'GET',
    path: '/api/contact_message/get/:id',
  }),
  mark: bareCall<Calls['mark']>({
    id: 'contact_message.mark',
    method: 'POST',
    path: '/api/contact_message/mark',
  }),
}
