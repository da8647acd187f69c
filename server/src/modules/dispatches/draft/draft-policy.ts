import { isOpenShare } from '@hdoc/contract/cases/share-status.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'
import {
  type CaseState,
  canClose,
  inPlaceOf,
  isDoneByPerson,
  isPerson,
  type Worker,
  worksIn,
} from '../../cases/index.ts'
import type { DraftRow } from './queries.ts'

type Draft = Pick<DraftRow, 'document_number' | 'file_id' | 'has_left'> | undefined
type Numbered = Pick<DraftRow, 'document_number' | 'file_id' | 'paper_id' | 'stamped'> | undefined

function mayWork(worker: Worker, state: CaseState): Decision {
  if (state.isClosed) return { ok: false, code: 'CASE_CLOSED' }
  const works = state.shares.some(
    (share) =>
      isOpenShare(share.status) && (isDoneByPerson(worker, share) || worksIn(worker, share.group_id)),
  )
  return works || canClose(worker, state).ok ? allowed : { ok: false, missing: 'workcase.work' }
}

const numbered = (number: string): Decision => ({ ok: false, code: 'ANSWER_NUMBERED', values: { number } })

/**
 * The answer of an open case is written by everybody who works on it, until it has its number. Once that has left, the
 * case may need another one: it was opened again, or the letter did not end it.
 */
export function mayWrite(worker: Worker, state: CaseState, draft: Draft): Decision {
  if (state.isClosed) return { ok: false, code: 'CASE_CLOSED' }
  const number = draft?.document_number ?? null
  if (number !== null && !draft?.has_left) return numbered(number)
  return mayWork(worker, state)
}

/** In whose place the person writes, where the work is of somebody they stand in for; '' = in their own name. */
export function writesInPlaceOf(worker: Worker, { shares }: Pick<CaseState, 'shares'>): string {
  const open = shares.filter(({ status }) => isOpenShare(status))
  const own = open.some(({ institution_id, user_id }) => isPerson(worker, institution_id, user_id))
  return own
    ? ''
    : inPlaceOf(
        worker,
        open.find((share) => isDoneByPerson(worker, share)),
      )
}

/** What was written is numbered once, by whoever may write it; giving numbers is a right of its own. */
export function mayNumber(worker: Worker, state: CaseState, draft: Draft): Decision {
  const write = mayWrite(worker, state, draft)
  if (!write.ok) return write
  const number = draft?.document_number ?? null
  if (number !== null) return numbered(number)
  return draft && draft.file_id !== null ? allowed : { ok: false, code: 'ANSWER_EMPTY' }
}

/** Number and date come on the numbered answer, once, by whoever works on the case. */
export function mayStamp(worker: Worker, state: CaseState, draft: Numbered): Decision {
  const work = mayWork(worker, state)
  if (!work.ok) return work
  if (!draft || draft.file_id === null) return { ok: false, code: 'ANSWER_EMPTY' }
  if (draft.document_number === null) return { ok: false, code: 'ANSWER_UNNUMBERED' }
  if (draft.stamped) return { ok: false, code: 'ANSWER_STAMPED' }
  return draft.paper_id === null
    ? { ok: false, code: 'ANSWER_NO_PAPER', values: { number: draft.document_number } }
    : allowed
}
