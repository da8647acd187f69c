import type { ComplaintAction } from '@hdoc/contract/complaints/complaint-rows.ts'
import {
  afterAct,
  type ComplaintAct,
  type ComplaintStatus,
  complaintActs,
  complaintStatusLabels,
  REOPENING_DAYS,
} from '@hdoc/contract/complaints/complaint-status.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { type Actor, can } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'

/** What the policy of a complaint looks at. */
export type ComplaintState = {
  status: ComplaintStatus
  accepted_at: string | null
  document_id: number | null
  fault: string
  joined_to_number: string | null
  /** When it ended; null while it is worked on. */
  ended_at: string | null
}

const rightOf = {
  accept: 'complaint.accept',
  not_accept: 'complaint.reject',
  reject: 'complaint.reject',
  resolve: 'complaint.answer',
  cancel: 'complaint.answer',
  reopen: 'document.reopen',
  register: 'complaint.accept',
  join: 'complaint.accept',
  unjoin: 'complaint.accept',
  move: 'complaint.accept',
  photos: 'complaint.accept',
  comment: 'complaint.answer',
} as const satisfies Record<ComplaintAction, Permission>

const isOver = (status: ComplaintStatus): boolean => status !== 'open' && status !== 'in_progress'
const DAY_MS = 86_400_000

const withoutNumber = ({ fault }: ComplaintState): Decision => ({
  ok: false,
  code: 'COMPLAINT_NO_NUMBER',
  values: {
    why:
      fault === ''
        ? { ro: 'Îl primește când se deschide instituția.', en: 'It gets one when the institution opens.' }
        : { ro: fault, en: fault },
  },
})

/** Whether an act of the table of transitions fits how a complaint stands. */
function fits(state: ComplaintState, act: ComplaintAct): Decision {
  const { status, accepted_at, joined_to_number } = state
  if (afterAct(status, act, accepted_at !== null) === undefined)
    return {
      ok: false,
      code: 'COMPLAINT_STATUS',
      values: { status: complaintStatusLabels[status], act: complaintActs[act] },
    }
  if (state.document_id === null) return withoutNumber(state)
  return joined_to_number === null
    ? allowed
    : { ok: false, code: 'COMPLAINT_JOINED', values: { number: joined_to_number } }
}

/** Complaints that ended long ago stay so, unless an administrator wants it otherwise. */
function isRecent(actor: Actor, { ended_at }: ComplaintState, now: Date): Decision {
  const age = ended_at === null ? 0 : now.getTime() - new Date(ended_at).getTime()
  return actor.isAdmin || age <= REOPENING_DAYS * DAY_MS
    ? allowed
    : { ok: false, code: 'COMPLAINT_REOPEN_LATE', values: { days: REOPENING_DAYS } }
}

const isAct = (action: ComplaintAction): action is ComplaintAct & ComplaintAction =>
  Object.hasOwn(complaintActs, action)

function fitsOther(state: ComplaintState, action: Exclude<ComplaintAction, ComplaintAct>): Decision {
  const { joined_to_number: number } = state
  if (action === 'register')
    return state.document_id === null ? allowed : { ok: false, code: 'COMPLAINT_NUMBERED' }
  if (action === 'unjoin' && number === null) return { ok: false, code: 'COMPLAINT_NOT_JOINED' }
  if (action === 'join' && number !== null) return { ok: false, code: 'COMPLAINT_JOINED', values: { number } }
  if ((action === 'join' || action === 'unjoin') && isOver(state.status))
    return { ok: false, code: 'COMPLAINT_JOIN' }
  return action === 'join' && state.document_id === null ? withoutNumber(state) : allowed
}

/** Whether a person may do something with a complaint that they see, and if not, why. */
export function mayDo(actor: Actor, state: ComplaintState, action: ComplaintAction, now: Date): Decision {
  const missing = rightOf[action]
  if (!can(actor, missing)) return { ok: false, missing }
  if (!isAct(action)) return fitsOther(state, action)
  const decision = fits(state, action)
  return decision.ok && action === 'reopen' ? isRecent(actor, state, now) : decision
}
