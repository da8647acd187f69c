import { subscribe } from '../../platform/events/subscriber.ts'
import type { Module } from '../../platform/module/module.ts'
import { fill } from '../../platform/slots/slot.ts'
import { closingVetoes } from '../cases/index.ts'
import { closingObstacles, documentFollowers, type FindObstacles } from '../documents/index.ts'
import { waitingCounts } from '../live/index.ts'
import { substituteChanged } from '../people/index.ts'
import { waitingApprovals } from './boxes/waiting-approvals.ts'
import * as events from './events/index.ts'
import { requestsOfDocument } from './follow/follow-document.ts'
import { onApprovalEnded, onApprovalRevoked, onApprovalTurn } from './notices/on-approval-events.ts'
import {
  followSubstitutes,
  followSubstitutesDaily,
  onSubstituteChanged,
} from './stand-ins/follow-substitutes.ts'

/** Only a process that closes something needs what reads signatures. */
const findUnfinished: FindObstacles = async (work, documentIds) =>
  (await import('./closing/find-obstacles.ts')).findUnfinished(work, documentIds)

export const approvals: Module = {
  name: 'approvals',
  routes: async () => (await import('./routes.ts')).approvalRoutes,
  events,
  subscribers: [
    subscribe(events.approvalTurn, onApprovalTurn),
    subscribe(events.approvalEnded, onApprovalEnded),
    subscribe(events.approvalRevoked, onApprovalRevoked),
    subscribe(substituteChanged, onSubstituteChanged),
  ],
  jobs: [followSubstitutes],
  scheduled: [followSubstitutesDaily],
  constraints: {
    approval_requests_one_open: { field: 'file_id', key: 'file_asked' },
    approval_steps_user_fkey: { field: 'user_id', key: 'reference' },
  },
  fills: [
    fill(documentFollowers, requestsOfDocument),
    fill(closingObstacles, findUnfinished),
    fill(closingVetoes, (work, { documentIds }) => findUnfinished(work, documentIds)),
    fill(waitingCounts, waitingApprovals),
  ],
  checks: async () => (await import('./checks/approval-checks.ts')).approvalChecks,
}
