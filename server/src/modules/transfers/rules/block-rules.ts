import { FILED } from '@hdoc/contract/cases/closing.ts'
import { type DocumentStatusId, STATUS } from '@hdoc/contract/documents/status/document-status.ts'
import { MOST_ROWS } from '@hdoc/contract/transfers/transfer-inputs.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'

/** What decides whether a document may be handed over. */
export type PaperFacts = {
  status: DocumentStatusId
  deleted_at: string | null
  on_paper: boolean
  /** The department that has the paper; null = none is on paper, or nobody knows. */
  holder_group_id: number | null
  /** The department at work. */
  group_id: number | null
  /** The department that registered it. */
  desk_group_id: number | null
  /** Groups with an open share in the case that works on it. */
  share_groups: readonly number[]
  /** It is on its way already. */
  open_row: object | null
}

type Wish = { fromGroupId: number; toGroupId: number | null }

/** Without a paper it is the work that moves, from whoever has it. */
function worksOnIt({ group_id, desk_group_id, share_groups }: PaperFacts, groupId: number): boolean {
  if (group_id === groupId || share_groups.includes(groupId)) return true
  const isNobodys = group_id === null && share_groups.length === 0
  return isNobodys && (desk_group_id === null || desk_group_id === groupId)
}

/** A paper of which nobody knows where it is, is with whoever hands it over. */
const hasIt = (facts: PaperFacts, groupId: number): boolean =>
  facts.on_paper
    ? facts.holder_group_id === null || facts.holder_group_id === groupId
    : worksOnIt(facts, groupId)

/** Whether a department may hand a document over to another one now. */
export function mayHandOver(facts: PaperFacts, { fromGroupId, toGroupId }: Wish): Decision {
  if (facts.deleted_at !== null) return { ok: false, code: 'DOCUMENT_DELETED' }
  if (facts.status === STATUS.annulled) return { ok: false, code: 'DOCUMENT_ANNULLED' }
  if (facts.status === FILED) return { ok: false, code: 'DOCUMENT_ARCHIVED' }
  if (facts.open_row !== null) return { ok: false, code: 'in_transfer' }
  if (!hasIt(facts, fromGroupId)) return { ok: false, code: 'other_department' }
  return fromGroupId === toGroupId ? { ok: false, code: 'same_department' } : allowed
}

/** Whether a sheet with so many documents takes some more. */
export const hasRoom = (documents: number, more: number): Decision =>
  documents + more > MOST_ROWS ? { ok: false, code: 'SHEET_FULL', values: { most: MOST_ROWS } } : allowed
