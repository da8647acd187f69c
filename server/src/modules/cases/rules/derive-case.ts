import type { CaseStatus, ShareStatus } from '@hdoc/contract/cases/share-status.ts'
import { isOpenShare } from '@hdoc/contract/cases/share-status.ts'
import type { ShareRole } from '@hdoc/contract/documents/registration/registration-case.ts'
import {
  type DocumentStatusId,
  documentStatus,
  STATUS,
} from '@hdoc/contract/documents/status/document-status.ts'
import type { IsoDate } from '@hdoc/contract/ro/local-date.ts'
import type { DocumentCategory } from '@hdoc/contract/texts/choices.ts'

/** What the status of a case follows from. */
export type ShareFacts = {
  role: ShareRole
  status: ShareStatus
  group_id: number | null
  wait_until: IsoDate | null
}

/** The status a share shows on a day: one whose wait is over is in progress again. */
export const shownShare = (
  { status, wait_until }: Pick<ShareFacts, 'status' | 'wait_until'>,
  today: IsoDate,
) => (status === 'waiting' && wait_until !== null && wait_until <= today ? 'in_progress' : status)

export type OpenCaseState = {
  status: Exclude<CaseStatus, 'closed'>
  /** Only while it waits: the earliest day on which a share no longer does. */
  wait_until: IsoDate | null
}

/** The status of an open case on a day: what its open shares say together (decision 0177). */
export function deriveCase(shares: readonly ShareFacts[], today: IsoDate): OpenCaseState {
  const open = shares.filter(({ status }) => isOpenShare(status))
  const shown = open.map((share) => shownShare(share, today))
  if (open.length > 0 && shown.every((status) => status === 'waiting')) {
    const days = open.flatMap(({ wait_until }) => wait_until ?? []).sort()
    return { status: 'waiting', wait_until: days[0] ?? null }
  }
  const status = (['in_progress', 'accepted'] as const).find((one) => shown.includes(one)) ?? 'new'
  return { status, wait_until: null }
}

/** The group in charge: the one that the lead share lies with. */
export const leadOf = <S extends Pick<ShareFacts, 'role' | 'status'>>(shares: readonly S[]): S | undefined =>
  shares.find(({ role, status }) => role === 'lead' && isOpenShare(status))

export type DocumentState = {
  status: DocumentStatusId
  resume_status: DocumentStatusId | null
  pending_until: IsoDate | null
}
const plainly = (status: DocumentStatusId): DocumentState => ({
  status,
  resume_status: null,
  pending_until: null,
})

/** The status of the open documents of an open case. */
export function deriveDocument(state: OpenCaseState, shares: readonly ShareFacts[]): DocumentState {
  if (state.status === 'waiting')
    return { status: STATUS.pending, resume_status: STATUS.inOperation, pending_until: state.wait_until }
  if (state.status !== 'new') return plainly(STATUS.inOperation)
  const isGiven = shares.some(({ status, group_id }) => isOpenShare(status) && group_id !== null)
  return plainly(isGiven ? STATUS.sent : STATUS.notResolved)
}

/** What the answer of a case is, from its registration on when it closes the case. */
export const SOLVED: DocumentStatusId = 6
const SOLVED_INTERNALLY = 7

/** The status that a document of a closed case gets: only what came in was answered as the case was closed. */
export function closedAs(
  document: { role: string; category: DocumentCategory },
  closing: DocumentStatusId,
): DocumentStatusId {
  if (document.role === 'origin' || document.category === 'intrare') return closing
  return document.category === 'iesire' ? SOLVED : SOLVED_INTERNALLY
}

/** Whether the case says where the document stands: what was closed or annulled before stays so. */
export const isFollowing = (status: DocumentStatusId): boolean => documentStatus(status).kind === 'open'
