import { subscribe } from '../../platform/events/subscriber.ts'
import type { Module } from '../../platform/module/module.ts'
import { fill } from '../../platform/slots/slot.ts'
import { personErasures, personRecords } from '../issuers/index.ts'
import { liveSights, waitingCounts } from '../live/index.ts'
import { publicKinds } from '../public-forms/index.ts'
import { completionKind } from './complete/completion-kind.ts'
import { endLateCompletions } from './complete/jobs/end-late.ts'
import { registerWaitingSubmissions } from './confirm/jobs/register-waiting.ts'
import { submissionKind } from './confirm/submission-kind.ts'
import { eraseOutlived } from './erase/jobs/erase-outlived.ts'
import * as events from './events/index.ts'
import { waitingSubmissions } from './list/waiting-submissions.ts'
import { mailDepositor } from './notices/mail-depositor.ts'
import {
  onCompletionAsked,
  onCompletionCame,
  onCompletionLate,
  onSubmissionArrived,
  onSubmissionEnded,
  onSubmissionFaulty,
} from './notices/on-submission-events.ts'
import { drawPaper } from './paper/draw-paper.ts'
import { submissionsErased, submissionsOfPerson } from './person/submissions-of-person.ts'
import { submissionSight } from './record/live-sight.ts'

/** Documents that people hand in online: the form, the queue of the registry, and what becomes of them. */
export const submissions: Module = {
  name: 'submissions',
  routes: async () => (await import('./routes.ts')).submissionRoutes,
  events,
  subscribers: [
    subscribe(events.submissionArrived, onSubmissionArrived),
    subscribe(events.submissionFaulty, onSubmissionFaulty),
    subscribe(events.submissionEnded, onSubmissionEnded),
    subscribe(events.completionAsked, onCompletionAsked),
    subscribe(events.completionCame, onCompletionCame),
    subscribe(events.completionLate, onCompletionLate),
  ],
  jobs: [mailDepositor, drawPaper],
  scheduled: [registerWaitingSubmissions, endLateCompletions, eraseOutlived],
  fills: [
    fill(publicKinds, submissionKind),
    fill(publicKinds, completionKind),
    fill(liveSights, submissionSight),
    fill(waitingCounts, waitingSubmissions),
    fill(personRecords, submissionsOfPerson),
    fill(personErasures, submissionsErased),
  ],
  checks: async () => (await import('./checks/check-submissions.ts')).submissionChecks,
}
