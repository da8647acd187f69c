import { isOpenShare } from '@hdoc/contract/cases/share-status.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'
import { type CaseState, canClose, isPerson, type Worker, worksIn } from '../../cases/index.ts'
import type { DraftRow } from './queries.ts'

type Draft = Pick<DraftRow, 'document_number' | 'file_id'> | undefined

/** The answer of an open case is written by everybody who works on it, until it has its number. */
export function mayWrite(worker: Worker, state: CaseState, draft: Draft): Decision {
  if (state.isClosed) return { ok: false, code: 'CASE_CLOSED' }
  const number = draft?.document_number ?? null
  if (number !== null) return { ok: false, code: 'ANSWER_NUMBERED', values: { number } }
  const works = state.shares.some(
    (share) =>
      isOpenShare(share.status) &&
      (isPerson(worker, share.institution_id, share.user_id) || worksIn(worker, share.group_id)),
  )
  return works || canClose(worker, state).ok ? allowed : { ok: false, missing: 'workcase.work' }
}

/** What was written is numbered by whoever may write it; giving numbers is a right of its own. */
export function mayNumber(worker: Worker, state: CaseState, draft: Draft): Decision {
  const write = mayWrite(worker, state, draft)
  if (!write.ok) return write
  return draft && draft.file_id !== null ? allowed : { ok: false, code: 'ANSWER_EMPTY' }
}
