import type { CaseAction, ShareAction } from '@hdoc/contract/cases/case-rows.ts'
import type { ShareStatus } from '@hdoc/contract/cases/share-status.ts'
import { type CaseState, mayChangeCase } from './case-policy.ts'
import { mayStep, type ShareState } from './share-policy.ts'
import { isDoneByPerson, isPerson, type Worker } from './worker.ts'

export type Next = { action: ShareAction | CaseAction; share_id: number | null }
type Share = ShareState & { id: number }
type State = Omit<CaseState, 'shares'> & { shares: readonly Share[] }

/** What comes next for a share by its status; what its person ends is the part, or the case. */
const nextOf: Readonly<Record<ShareStatus, ShareAction | undefined>> = {
  new: 'accept',
  accepted: 'start',
  in_progress: 'close_group',
  waiting: 'start',
  refused: 'give',
  transferred: undefined,
  closed: undefined,
}

/** What the person has to do with one share of a case now. */
export function nextOfShare(worker: Worker, state: State, share: Share): Next | undefined {
  const isOwn = isDoneByPerson(worker, share)
  const action = isOwn || share.status === 'refused' ? nextOf[share.status] : 'take'
  if (!action) return undefined
  if (isOwn && action === 'close_group' && share.role === 'lead')
    return mayChangeCase(worker, state, 'close').ok ? { action: 'close', share_id: null } : undefined
  if (action === 'take' && share.user_id !== null) return undefined
  return mayStep(worker, share, action).ok ? { action, share_id: share.id } : undefined
}

/**
 * The one thing that a person has to do with an open case now: their own work first, then that of those they stand in
 * for, then what nobody has.
 */
export function findNext(worker: Worker, state: State): Next | undefined {
  if (state.isClosed) return undefined
  const { shares } = state
  const isOwn = (share: Share): boolean => isPerson(worker, share.institution_id, share.user_id)
  const isStoodFor = (share: Share): boolean => !isOwn(share) && isDoneByPerson(worker, share)
  const rest = shares.filter((one) => !isDoneByPerson(worker, one))
  for (const share of [...shares.filter(isOwn), ...shares.filter(isStoodFor), ...rest]) {
    const next = nextOfShare(worker, state, share)
    if (next) return next
  }
  const isLoose = shares.some(({ group_id }) => group_id === null)
  return isLoose && mayChangeCase(worker, state, 'assign').ok
    ? { action: 'assign', share_id: null }
    : undefined
}
