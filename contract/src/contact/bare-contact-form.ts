import { bareCall } from '../calls/bare-call.ts'
import type { contactFormCalls } from './contact-form.ts'

type Calls = typeof contactFormCalls

/** The call of the contact form: without schemas. */
export const bareContactFormCalls = {
  send: bareCall<Calls['send']>({
    id: 'contact_message.send',
    method: 'POST',
    path: '/api/contact_message/send',
  }),
}
