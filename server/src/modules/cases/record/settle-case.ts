import type { Actor } from '../../../platform/auth/actor.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import { followCase, lockDocument, storeCaseWorkers, type Work } from '../../documents/index.ts'
import { type DocumentState, deriveCase, deriveDocument, isFollowing, leadOf } from '../rules/derive-case.ts'
import { type CaseDocumentRow, listCaseDocuments, listWorkers, lockHeld } from './queries/case-documents.ts'
import { type CaseRow, type ChangingCase, storeDeadline, storeDerived } from './queries/cases.ts'
import { listShares, storeDueDays } from './queries/shares.ts'
import { wakeShares } from './wake-shares.ts'

/** Locks documents in the order of their ids, as everybody does who locks several. */
export async function lockDocuments({ db }: Pick<Work, 'db'>, ids: readonly number[]): Promise<void> {
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) await lockDocument(db, id)
}

/** The earliest deadline of the open documents that a case works on. */
const earliest = (documents: readonly CaseDocumentRow[]): string | null =>
  documents
    .filter(({ held, status }) => held && isFollowing(status))
    .flatMap(({ deadline_on }) => deadline_on ?? [])
    .sort()[0] ?? null

/** Brings the deadline of a case to those of its documents, where nothing else of it is settled any more. */
export async function followDeadlines({ db }: Pick<Work, 'db'>, row: ChangingCase): Promise<void> {
  const held = (await listCaseDocuments(db, row.id)).filter((document) => document.held)
  await storeDeadline(db, row, earliest(held))
}

/** The department at work: that of the share in charge, of the origin and what came in with it. */
const isInCharge = ({ role, category }: CaseDocumentRow): boolean =>
  role === 'origin' || category === 'intrare'

/** Whether a document stands already where its case says. */
const stands = (document: CaseDocumentRow, change: DocumentState, groupId: number | null): boolean =>
  document.status === change.status &&
  document.resume_status === change.resume_status &&
  document.pending_until === change.pending_until &&
  document.group_id === groupId

/** Why a case is settled, and who is named in the trail of a document when it is not who changed the case. */
type Settling = { reason?: string; broughtBy?: ReadonlyMap<number, Actor> }

/**
 * Brings an open case to what its shares and documents say together, and the documents to where the case says they
 * stand: status, department, and who sees them. Called after every change of an open case, under its lock.
 */
export async function settleCase(
  work: Work,
  found: CaseRow,
  { reason = '', broughtBy }: Settling = {},
): Promise<void> {
  const { db } = work
  await wakeShares(work, found)
  await lockHeld(db, [found.id])
  const held = (await listCaseDocuments(db, found.id)).filter((document) => document.held)
  const shares = await listShares(db, found.id)
  const state = deriveCase(shares, localDate(work.now))
  const row = grant('workcase.change', found, allowed)
  const deadline_on = earliest(held)
  await storeDerived(db, row, { ...state, deadline_on })
  await storeDueDays(db, row, deadline_on)
  const leading = leadOf(shares)?.group_id ?? undefined
  const change = deriveDocument(state, shares)
  for (const document of held.filter(({ status }) => isFollowing(status))) {
    const groupId = isInCharge(document) ? leading : undefined
    if (stands(document, change, groupId === undefined ? document.group_id : groupId)) continue
    const actor = broughtBy?.get(document.document_id) ?? work.actor
    const doing: Work = { ...work, actor, caseNumber: found.number }
    await followCase(doing, document.document_id, { change, groupId, reason })
  }
  const ids = held.map(({ document_id }) => document_id)
  await storeCaseWorkers(db, await listWorkers(db, ids))
}
