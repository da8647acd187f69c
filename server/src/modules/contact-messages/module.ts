import { subscribe } from '../../platform/events/subscriber.ts'
import type { Module } from '../../platform/module/module.ts'
import { fill } from '../../platform/slots/slot.ts'
import { personErasures, personRecords } from '../issuers/index.ts'
import { waitingCounts } from '../live/index.ts'
import { publicKinds } from '../public-forms/index.ts'
import * as events from './events/index.ts'
import { mailMessage, onMessageReceived } from './mail/mail-message.ts'
import { contactKind } from './messages/contact-kind.ts'
import { messagesErased, messagesOfPerson } from './person/messages-of-person.ts'
import { waitingMessages } from './staff/waiting-messages.ts'

export const contactMessages: Module = {
  name: 'contact-messages',
  routes: async () => (await import('./routes.ts')).contactRoutes,
  events,
  subscribers: [subscribe(events.messageReceived, onMessageReceived)],
  jobs: [mailMessage],
  fills: [
    fill(publicKinds, contactKind),
    fill(waitingCounts, waitingMessages),
    fill(personRecords, messagesOfPerson),
    fill(personErasures, messagesErased),
  ],
}
