import { subscribe } from '../../platform/events/subscriber.ts'
import type { Module } from '../../platform/module/module.ts'
import { fill } from '../../platform/slots/slot.ts'
import { closingVetoes } from '../cases/index.ts'
import { personErasures, personRecords } from '../issuers/index.ts'
import { liveSights, waitingCounts } from '../live/index.ts'
import { registerWaitingComplaints } from './confirm/jobs/register-waiting.ts'
import * as events from './events/index.ts'
import { openComplaints } from './list/waiting-complaints.ts'
import { mailPerson, mailSupporter } from './notices/mail-person.ts'
import {
  onComplaintArrived,
  onComplaintCommented,
  onComplaintFaulty,
  onComplaintNumbered,
  onComplaintStatusChanged,
} from './notices/on-complaint-events.ts'
import { complaintsErased, complaintsOfPerson } from './person/complaints-of-person.ts'
import { complaintSight } from './record/live-sight.ts'

export const complaints: Module = {
  name: 'complaints',
  routes: async ({ filled }) => (await import('./routes.ts')).complaintRoutes(filled(closingVetoes)),
  events,
  subscribers: [
    subscribe(events.complaintArrived, onComplaintArrived),
    subscribe(events.complaintFaulty, onComplaintFaulty),
    subscribe(events.complaintNumbered, onComplaintNumbered),
    subscribe(events.complaintStatusChanged, onComplaintStatusChanged),
    subscribe(events.complaintCommented, onComplaintCommented),
  ],
  jobs: [mailPerson, mailSupporter],
  scheduled: [registerWaitingComplaints],
  constraints: {
    complaint_types_name_key: { field: 'name', key: 'taken' },
    complaint_types_register_fkey: { field: 'register_id', key: 'reference' },
    complaint_types_doc_type_fkey: { field: 'doc_type_id', key: 'reference' },
    complaint_types_group_fkey: { field: 'group_id', key: 'reference' },
    complaints_type_fkey: { field: 'type_id', key: 'reference' },
  },
  fills: [
    fill(liveSights, complaintSight),
    fill(waitingCounts, openComplaints),
    fill(personRecords, complaintsOfPerson),
    fill(personErasures, complaintsErased),
  ],
  checks: async () => (await import('./checks/check-complaints.ts')).complaintChecks,
}
