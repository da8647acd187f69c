import { subscribe } from '../../platform/events/subscriber.ts'
import type { Module } from '../../platform/module/module.ts'
import { fill } from '../../platform/slots/slot.ts'
import { documentCommented, registrationCases } from '../documents/index.ts'
import { personRecords } from '../issuers/index.ts'
import { liveSights, waitingCounts } from '../live/index.ts'
import { endingVetoes, substituteChanged } from '../people/index.ts'
import { casesOfRegistrations } from './assign/registration-cases.ts'
import { onBatchWanted, runBatch } from './batch/jobs/run-batch.ts'
import { closingVetoes, partVetoes } from './close/closing-vetoes.ts'
import * as events from './events/index.ts'
import { endWaiting } from './jobs/end-waiting.ts'
import { tellShareDeadlines } from './notices/deadlines/tell-share-deadlines.ts'
import { onCaseClosed, onCaseReopened, onNoteWritten } from './notices/on-case-events.ts'
import {
  onShareAssigned,
  onShareGivenBack,
  onShareRefused,
  onShareWaitEnded,
} from './notices/on-share-events.ts'
import { casesOfPerson } from './person/cases-of-person.ts'
import { myCases, toDistribute } from './queues/waiting-cases.ts'
import { caseSight } from './record/live-sight.ts'
import { followRequests } from './requests/follow-requests.ts'
import { mailRequest, onMailWanted } from './requests/mail/mail-request.ts'
import { onDataArrived, onDataEnded } from './requests/on-data-events.ts'
import { requestsToPerson } from './requests/requests-to-person.ts'
import { workOfGroup } from './shares/work-of-group.ts'
import { followSubstitutes, followSubstitutesDaily } from './stand-ins/follow-substitutes.ts'
import { onSubstituteChanged } from './stand-ins/on-substitute-changed.ts'

export const cases: Module = {
  name: 'cases',
  routes: async ({ filled }) =>
    (await import('./routes.ts')).caseRoutes(filled(closingVetoes), filled(partVetoes)),
  events,
  subscribers: [
    subscribe(events.givingWanted, onBatchWanted),
    subscribe(events.shareAssigned, onShareAssigned),
    subscribe(events.shareRefused, onShareRefused),
    subscribe(events.shareGivenBack, onShareGivenBack),
    subscribe(events.shareWaitEnded, onShareWaitEnded),
    subscribe(events.caseClosed, onCaseClosed),
    subscribe(events.caseReopened, onCaseReopened),
    subscribe(documentCommented, onNoteWritten),
    subscribe(substituteChanged, onSubstituteChanged),
    subscribe(events.dataMailWanted, onMailWanted),
    subscribe(events.dataArrived, onDataArrived),
    subscribe(events.dataEnded, onDataEnded),
  ],
  jobs: [runBatch, followSubstitutes, mailRequest],
  scheduled: [endWaiting, followSubstitutesDaily, followRequests, tellShareDeadlines],
  constraints: {
    case_documents_one_open: { field: 'document_id', key: 'document_in_case' },
    case_shares_one_of_group: { field: 'shares', key: 'group_twice' },
    data_requests_one_open: { field: 'case_id', key: 'data_request_waiting' },
    case_shares_one_lead: { field: 'shares', key: 'one_lead' },
  },
  fills: [
    fill(registrationCases, casesOfRegistrations),
    fill(liveSights, caseSight),
    fill(waitingCounts, myCases),
    fill(waitingCounts, toDistribute),
    fill(endingVetoes, workOfGroup),
    fill(personRecords, casesOfPerson),
    fill(personRecords, requestsToPerson),
  ],
  checks: async () => (await import('./checks/case-checks.ts')).caseChecks,
}
