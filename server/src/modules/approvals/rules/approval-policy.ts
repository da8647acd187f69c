import type { StepAction } from '@hdoc/contract/approvals/approval-rows.ts'
import {
  type ApprovalStatus,
  type ApprovalTask,
  approvalStatusLabels,
  approvalTaskLabels,
  isLegalVisa,
  isOnTurn,
  isOpenStep,
} from '@hdoc/contract/approvals/approval-status.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { type Actor, can, managesDocuments } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'

/** Who decides: the person, and those whom they may stand in for today. */
export type Decider = { readonly actor: Actor; readonly actsFor: readonly number[] }

/** What the policy looks at. */
export type StepFacts = {
  institution_id: number
  user_id: number
  user_name: string
  task: ApprovalTask
  label: string
  status: ApprovalStatus
  /** Who decided it; '' = nobody. */
  decided_by_name: string
}
export type RequestFacts = {
  is_open: boolean
  requested_by_institution_id: number
  requested_by_id: number
  /** People whose turn it is. */
  onTurn: readonly string[]
  status: ApprovalStatus
  /** Who ended it, or decided last; '' = nobody yet. */
  endedBy: string
}

/** Whose step a person may take: their own, or that of somebody they stand in for. */
export const takesStep = (
  { actor, actsFor }: Decider,
  step: Pick<StepFacts, 'institution_id' | 'user_id'>,
): boolean =>
  actor.institutionId === step.institution_id && (actor.id === step.user_id || actsFor.includes(step.user_id))

/** Rights that a step asks of who takes it. */
const rightsOf = ({ task, label }: Pick<StepFacts, 'task' | 'label'>): Permission[] =>
  task === 'sign'
    ? ['approval.sign']
    : isLegalVisa(label)
      ? ['approval.approve', 'approval.visa_legal']
      : ['approval.approve']

const isRequester = ({ actor }: Decider, request: RequestFacts): boolean =>
  request.requested_by_id === actor.id && request.requested_by_institution_id === actor.institutionId

const taskOf: Readonly<Record<Exclude<StepAction, 'decline' | 'reassign'>, ApprovalTask>> = {
  approve: 'approve',
  sign_drawn: 'sign',
  sign_paper: 'sign',
  sign_upload: 'sign',
}

function missingOf(actor: Actor, rights: readonly Permission[]): Decision {
  const missing = rights.find((one) => !can(actor, one))
  return missing === undefined ? allowed : { ok: false, missing }
}

/** Open steps are given to others by who asked for them. */
function mayReassign(decider: Decider, request: RequestFacts): Decision {
  return isRequester(decider, request) || managesDocuments(decider.actor)
    ? allowed
    : { ok: false, missing: 'approval.request' }
}

/** Whether a person may take a step now. */
export function mayTake(
  decider: Decider,
  action: StepAction,
  step: StepFacts,
  request: RequestFacts,
): Decision {
  if (!isOpenStep(step.status))
    return {
      ok: false,
      code: 'APPROVAL_STEP_OVER',
      values: {
        status: approvalStatusLabels[step.status],
        by: step.decided_by_name === '' ? request.endedBy : step.decided_by_name,
      },
    }
  if (action === 'reassign') return mayReassign(decider, request)
  if (!takesStep(decider, step))
    return { ok: false, code: 'APPROVAL_OF_ANOTHER', values: { who: step.user_name } }
  if (action !== 'decline' && taskOf[action] !== step.task)
    return { ok: false, code: 'APPROVAL_OTHER_TASK', values: { task: approvalTaskLabels[step.task] } }
  if (!isOnTurn(step.status))
    return { ok: false, code: 'APPROVAL_NOT_TURN', values: { who: request.onTurn.join(', ') } }
  return missingOf(decider.actor, action === 'decline' ? ['approval.decline'] : rightsOf(step))
}

/** A request is revoked by who asked, and by who manages the case of its document, while anything of it is open. */
export function mayRevoke(decider: Decider, request: RequestFacts, managesCase: boolean): Decision {
  const { endedBy: by, status } = request
  if (!request.is_open)
    return { ok: false, code: 'approval_revoke', values: { by, status: approvalStatusLabels[status] } }
  const may = isRequester(decider, request) || managesCase || managesDocuments(decider.actor)
  return may ? allowed : { ok: false, missing: 'approval.request' }
}
