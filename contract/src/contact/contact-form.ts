import { z } from 'zod'
import { endpoint } from '../calls/endpoint.ts'
import { requiredText } from '../calls/fields.ts'
import { publicFormBody } from '../public-forms/public-form-body.ts'
import { sentAnswer } from '../public-forms/sent-form.ts'
import { contactCategoryNames, longestMessage } from './contact-categories.ts'

const contactBody = publicFormBody({
  category: z.enum(contactCategoryNames),
  subject: requiredText(200),
  message: requiredText(longestMessage),
})

/** The contact form: a message that reaches the institution's assistance contact once it is confirmed. */
export const contactFormCalls = {
  send: endpoint({
    id: 'contact_message.send',
    method: 'POST',
    path: '/api/contact_message/send',
    audience: 'public',
    permission: 'public',
    rate: 'public',
    tx: 'none',
    body: contactBody,
    summary: 'Sends the contact form; nobody sees it before it is confirmed by e-mail',
    answer: sentAnswer,
  }),
}
