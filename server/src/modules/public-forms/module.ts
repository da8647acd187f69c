import { subscribe } from '../../platform/events/subscriber.ts'
import type { Module } from '../../platform/module/module.ts'
import { eraseSends } from './erase/erase-sends.ts'
import * as events from './events/index.ts'
import { publicKinds } from './kinds/public-kind.ts'
import { mailConfirmation, mailResult, onConfirmationWanted, onFormConfirmed } from './mail/mail-form.ts'

export const publicForms: Module = {
  name: 'public-forms',
  routes: async ({ filled }) => (await import('./routes.ts')).publicFormRoutes(filled(publicKinds)),
  events,
  subscribers: [
    subscribe(events.confirmationWanted, onConfirmationWanted),
    subscribe(events.formConfirmed, onFormConfirmed),
  ],
  jobs: [mailConfirmation, mailResult],
  scheduled: [eraseSends],
}
