import { contactFormCalls } from '@hdoc/contract/contact/contact-form.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { sendForm } from '../public-forms/index.ts'
import { contactKind } from './messages/contact-kind.ts'

export const contactRoutes: Route[] = [
  route(contactFormCalls.send, (ctx, { body }) => sendForm(ctx, contactKind, body)),
]
