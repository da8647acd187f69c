import type { ShareAction } from '@hdoc/contract/cases/case-rows.ts'
import { type ShareStatus, shareStatuses } from '@hdoc/contract/cases/share-status.ts'
import type { ShareRole } from '@hdoc/contract/documents/registration/registration-case.ts'
import { can } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'
import { givesIn, isDoneByPerson, isPerson, type Worker, worksIn } from './worker.ts'

/** What the policy looks at; `status` as it is shown today. */
export type ShareState = {
  institution_id: number
  status: ShareStatus
  role: ShareRole
  group_id: number | null
  group_name: string | null
  user_id: number | null
  user_name: string | null
  assigned_by_institution_id: number
  assigned_by_id: number | null
}

/** From which statuses each step may be taken. */
const from: Readonly<Record<Exclude<ShareAction, 'give'>, readonly ShareStatus[]>> = {
  take: ['new', 'accepted', 'in_progress', 'waiting'],
  accept: ['new'],
  refuse: ['new'],
  start: ['accepted', 'waiting'],
  wait: ['in_progress'],
  give_back: ['new', 'accepted', 'in_progress', 'waiting'],
  close_group: ['accepted', 'in_progress', 'waiting'],
}

export const wrongStatus = ({ status }: ShareState): Decision => ({
  ok: false,
  code: 'SHARE_STATUS',
  values: { status: shareStatuses[status].label },
})

/** Whom the work lies with, for whoever may not touch it. */
const ofAnother = ({ user_name, group_name }: ShareState): Decision => ({
  ok: false,
  code: 'SHARE_OF_ANOTHER',
  values: { who: [user_name, group_name].filter((name) => name !== null).join(', ') },
})

/** Its own person, or who stands in for them, or who gives work in its group. */
const isDoneBy = (worker: Worker, share: ShareState): boolean =>
  isDoneByPerson(worker, share) || givesIn(worker, share.group_id)

/** What nobody of the group has yet may be taken by each of them. */
function canTake(worker: Worker, share: ShareState): Decision {
  if (worker.actor.institutionId !== share.institution_id) return { ok: false, missing: 'workcase.work' }
  if (share.user_id !== null) return ofAnother(share)
  if (!worksIn(worker, share.group_id)) return { ok: false, missing: 'workcase.work' }
  return allowed
}

/** A group’s part is closed by whoever does it; `workcase.close` closes those of others, also new ones. */
export function canCloseGroup(worker: Worker, share: ShareState): Decision & { byRight?: true } {
  if (share.role === 'lead') return { ok: false, code: 'LEAD_CLOSES_LAST' }
  const isReady = from.close_group.includes(share.status)
  if (isDoneBy(worker, share)) return isReady ? allowed : wrongStatus(share)
  if (!can(worker.actor, 'workcase.close')) return ofAnother(share)
  return isReady || share.status === 'new' ? { ok: true, byRight: true } : wrongStatus(share)
}

/** What lies with no group, or was refused, may go to any group. */
const isFree = ({ group_id, status }: Pick<ShareState, 'group_id' | 'status'>): boolean =>
  group_id === null || status === 'refused'

/**
 * Whether a free share is back with the person, who gave it and may choose a department anew. Who gives work in its
 * department has given it within that: otherwise a head would give it to nobody, refuse it, and so send it past the
 * transfer to any other department.
 */
export const isBackWith = (worker: Worker, share: ShareState): boolean =>
  isFree(share) &&
  !givesIn(worker, share.group_id) &&
  isPerson(worker, share.assigned_by_institution_id, share.assigned_by_id)

/**
 * Who may give a share to a person of its group; a refused one goes back to who gave it. Which group it may go to
 * is another question (`canMoveTo`).
 */
function canGive(worker: Worker, share: ShareState): Decision {
  if (isFree(share))
    return isBackWith(worker, share) ||
      can(worker.actor, 'workcase.assign') ||
      givesIn(worker, share.group_id)
      ? allowed
      : { ok: false, missing: 'workcase.assign' }
  return givesIn(worker, share.group_id) ? allowed : { ok: false, missing: 'assign task' }
}

/** Whether whoever gives a share may choose a department anew; the others give it within its own. */
export const canMove = (worker: Worker, share: ShareState): boolean =>
  isFree(share) && (isBackWith(worker, share) || can(worker.actor, 'workcase.assign'))

/** Whether a person may take this step with a share of an open case. */
export function mayStep(worker: Worker, share: ShareState, action: ShareAction): Decision {
  if (action === 'close_group') return canCloseGroup(worker, share)
  if (share.status === 'closed' || share.status === 'transferred') return wrongStatus(share)
  if (action === 'give') return canGive(worker, share)
  if (share.group_id === null || !from[action].includes(share.status)) return wrongStatus(share)
  if (action === 'take') return canTake(worker, share)
  if (action === 'give_back') return isDoneByPerson(worker, share) ? allowed : ofAnother(share)
  return isDoneBy(worker, share) ? allowed : ofAnother(share)
}

/**
 * From one group to another, when the work lies with a group already, only a transfer leads: papers go with it.
 * A refused share may go elsewhere.
 */
export function canMoveTo(share: Pick<ShareState, 'group_id' | 'status'>, groupId: number): Decision {
  return isFree(share) || share.group_id === groupId ? allowed : { ok: false, code: 'case_assignment' }
}
