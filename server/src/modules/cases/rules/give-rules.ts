import type { ShareWish } from '@hdoc/contract/documents/registration/registration-case.ts'
import type { DocumentStatusId } from '@hdoc/contract/documents/status/document-status.ts'
import { can, managesDocuments } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'
import { isFollowing } from './derive-case.ts'
import { givesIn, isPerson, type Worker, worksIn } from './worker.ts'

type Wish = Pick<ShareWish, 'group_id' | 'user_id'>

/**
 * Who may give work to whom: `workcase.assign` to every group; who gives work in a group, to its people; whoever
 * works in a group, to themselves.
 */
export function canGiveTo(worker: Worker, institutionId: number, { group_id, user_id }: Wish): Decision {
  if (can(worker.actor, 'workcase.assign') || givesIn(worker, group_id)) return allowed
  if (isPerson(worker, institutionId, user_id) && worksIn(worker, group_id)) return allowed
  return { ok: false, missing: 'workcase.assign' }
}

/** Whoever registers a document chooses the department that is in charge of it; more takes a right. */
export const isPlainChoice = (shares: readonly Wish[]): boolean =>
  shares.length === 0 || (shares.length === 1 && shares[0]?.user_id === null)

type Opened = {
  registered_by_id: number | null
  registered_by_institution_id: number
  status: DocumentStatusId
}

/** Who may open a case for a document they see. */
function canOpenCase({ actor }: Worker, document: Opened): Decision {
  if (document.status === 9) return { ok: false, code: 'DOCUMENT_ANNULLED' }
  const registered =
    document.registered_by_id === actor.id && document.registered_by_institution_id === actor.institutionId
  if (managesDocuments(actor) || (registered && can(actor, 'document.register'))) return allowed
  return can(actor, 'workcase.assign') || can(actor, 'assign task') || can(actor, 'workcase.work')
    ? allowed
    : { ok: false, missing: 'workcase.work' }
}

/** The same, of a document that is open and that no other case works on. */
export function mayOpenCase(
  worker: Worker,
  document: Opened & { number: string; in_case: { number: string } | null },
): Decision {
  const { in_case, number, status } = document
  if (in_case !== null)
    return { ok: false, code: 'DOCUMENT_IN_OTHER_CASE', values: { document: number, number: in_case.number } }
  const decision = canOpenCase(worker, document)
  return decision.ok && !isFollowing(status) ? { ok: false, code: 'DOCUMENT_CLOSED' } : decision
}

export const canWriteResolution = ({ actor }: Worker): Decision =>
  can(actor, 'workcase.resolution') ? allowed : { ok: false, missing: 'workcase.resolution' }

type Joining = { byType: boolean; issuerId: number | null }

/**
 * Whether a paper may join an open case when it is registered: what belongs to it does, whoever registers it. That is a
 * paper of a type that stands only in a case, or of the person whose case it is („conexare”); the answer to one of its
 * documents too. Any other paper is brought in by who may change the case (decision 0218).
 */
export const belongsTo = ({ byType, issuerId }: Joining, issuerOfCase: number | null): boolean =>
  byType || (issuerId !== null && issuerId === issuerOfCase)
