import type { Module } from '../../platform/module/module.ts'
import { fill } from '../../platform/slots/slot.ts'
import { personErasures, personRecords } from '../issuers/index.ts'
import { publicKinds } from '../public-forms/index.ts'
import { alertKind } from './alerts/alert-kind.ts'
import { mailAlert } from './mail/mail-alert.ts'
import { tellPublished } from './mail/tell-published.ts'
import { alertsErased, alertsOfPerson } from './person/alerts-of-person.ts'

export const gazetteAlerts: Module = {
  name: 'gazette-alerts',
  routes: async () => (await import('./routes.ts')).gazetteAlertRoutes,
  jobs: [mailAlert],
  scheduled: [tellPublished],
  fills: [
    fill(publicKinds, alertKind),
    fill(personRecords, alertsOfPerson),
    fill(personErasures, alertsErased),
  ],
}
