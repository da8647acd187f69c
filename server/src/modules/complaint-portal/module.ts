import { subscribe } from '../../platform/events/subscriber.ts'
import type { Module } from '../../platform/module/module.ts'
import { fill } from '../../platform/slots/slot.ts'
import { tellOfPerson } from '../complaints/index.ts'
import { publicKinds } from '../public-forms/index.ts'
import * as events from './events/index.ts'
import { complaintKind } from './forms/complaint-kind.ts'
import { supportKind } from './forms/support-kind.ts'

/** Complaints as citizens meet them: the form, joining one, and what the holder of the second secret may do. */
export const complaintPortal: Module = {
  name: 'complaint-portal',
  routes: async () => (await import('./routes.ts')).complaintPortalRoutes,
  events,
  subscribers: [
    subscribe(events.complaintAddedTo, (db, { complaint_id }, facts) =>
      tellOfPerson(db, { complaint_id, text: 'complaint_added_to' }, facts),
    ),
    subscribe(events.complaintWithdrawn, (db, { complaint_id }, facts) =>
      tellOfPerson(db, { complaint_id, text: 'complaint_withdrawn' }, facts),
    ),
  ],
  fills: [fill(publicKinds, complaintKind), fill(publicKinds, supportKind)],
}
