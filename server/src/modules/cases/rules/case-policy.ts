import type { CaseAction } from '@hdoc/contract/cases/case-rows.ts'
import { isOpenShare } from '@hdoc/contract/cases/share-status.ts'
import { can, managesDocuments } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'
import { askingShare } from './asking-share.ts'
import { leadOf } from './derive-case.ts'
import { canWriteResolution } from './give-rules.ts'
import { type ShareState, wrongStatus } from './share-policy.ts'
import { givesIn, isDoneByPerson, type Worker } from './worker.ts'

/** What the policy of a case looks at. */
export type CaseState = {
  isClosed: boolean
  shares: readonly ShareState[]
  /** Data that were asked of the citizen are awaited. */
  awaitsData?: boolean
}

const closed: Decision = { ok: false, code: 'CASE_CLOSED' }
const isChargedWith = (worker: Worker, share: ShareState | undefined): boolean =>
  share !== undefined && (isDoneByPerson(worker, share) || givesIn(worker, share.group_id))

/** Who is in charge closes last: the other parts must be closed; open opinions end with the case. */
function partsOpen(shares: readonly ShareState[]): Decision {
  const open = shares.filter(({ role, status }) => role === 'work' && isOpenShare(status))
  return open.length === 0
    ? allowed
    : {
        ok: false,
        code: 'CASE_PARTS_OPEN',
        values: { groups: open.map(({ group_name }) => group_name ?? '').join(', ') },
      }
}

/**
 * A case is closed by who is in charge of it, once the work was accepted; `workcase.close` closes those of others,
 * with a reason.
 */
export function canClose(worker: Worker, { isClosed, shares }: CaseState): Decision & { byRight?: true } {
  if (isClosed) return closed
  const lead = leadOf(shares)
  const isReady = lead?.status === 'accepted' || lead?.status === 'in_progress' || lead?.status === 'waiting'
  const isInCharge = isChargedWith(worker, lead)
  const own = isInCharge && isReady
  if (!own && !can(worker.actor, 'workcase.close'))
    return isInCharge && lead ? wrongStatus(lead) : { ok: false, missing: 'workcase.close' }
  const parts = partsOpen(shares)
  if (!parts.ok) return parts
  return own ? allowed : { ok: true, byRight: true }
}

/** Work is given out by whoever may give it to somebody; to whom is asked of each share. */
function canAssign(worker: Worker, { shares }: CaseState): Decision {
  const gives =
    can(worker.actor, 'workcase.assign') || shares.some(({ group_id }) => givesIn(worker, group_id))
  return gives ? allowed : { ok: false, missing: 'workcase.assign' }
}

/** What belongs to the case is changed by who is in charge of it, and by whoever gives it out. */
function canChange(worker: Worker, { shares }: CaseState): Decision {
  const may =
    managesDocuments(worker.actor) ||
    can(worker.actor, 'workcase.assign') ||
    isChargedWith(worker, leadOf(shares))
  return may ? allowed : { ok: false, missing: 'workcase.assign' }
}

/** Data are asked by whoever has taken work of the case over; one answer is awaited at a time. */
function canRequestData(worker: Worker, { shares, awaitsData = false }: CaseState): Decision {
  if (awaitsData) return { ok: false, code: 'DATA_REQUEST_WAITING' }
  if (askingShare(worker, shares)) return allowed
  const own = shares.find((share) => isDoneByPerson(worker, share)) ?? leadOf(shares)
  return own && isChargedWith(worker, own) ? wrongStatus(own) : { ok: false, missing: 'workcase.work' }
}

/** An open request is mailed again or taken back by whoever has work of the case, or gives it out. */
export function canChangeRequest(worker: Worker, state: CaseState): Decision {
  if (state.isClosed) return closed
  return askingShare(worker, state.shares) ? allowed : canChange(worker, state)
}

export function mayChangeCase(worker: Worker, state: CaseState, action: CaseAction): Decision {
  if (action === 'reopen') {
    if (!state.isClosed) return { ok: false, code: 'CASE_OPEN' }
    return can(worker.actor, 'document.reopen') ? allowed : { ok: false, missing: 'document.reopen' }
  }
  if (state.isClosed) return closed
  if (action === 'close' || action === 'close_with_dispatch') return canClose(worker, state)
  if (action === 'assign') return canAssign(worker, state)
  if (action === 'request_data') return canRequestData(worker, state)
  if (action === 'write_resolution') return canWriteResolution(worker)
  return canChange(worker, state)
}
