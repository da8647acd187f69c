import { allowed, grant } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import { followCase, lockDocument, storeCaseWorkers, type Work } from '../../documents/index.ts'
import { deriveCase, deriveDocument, isFollowing, leadOf } from '../rules/derive-case.ts'
import { type CaseDocumentRow, listCaseDocuments, listWorkers } from './queries/case-documents.ts'
import { type CaseRow, storeDerived } from './queries/cases.ts'
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

/** The department at work: that of the share in charge, of the origin and what came in with it. */
const isInCharge = ({ role, category }: CaseDocumentRow): boolean =>
  role === 'origin' || category === 'intrare'

/**
 * Brings an open case to what its shares and documents say together, and the documents to where the case says they
 * stand: status, department, and who sees them. Called after every change of an open case, under its lock.
 */
export async function settleCase(work: Work, found: CaseRow, reason = ''): Promise<void> {
  const { db } = work
  await wakeShares(work, found)
  const held = (await listCaseDocuments(db, found.id)).filter((document) => document.held)
  await lockDocuments(
    work,
    held.map(({ document_id }) => document_id),
  )
  const shares = await listShares(db, found.id)
  const state = deriveCase(shares, localDate(work.now))
  const row = grant('workcase.change', found, allowed)
  const deadline_on = earliest(held)
  await storeDerived(db, row, { ...state, deadline_on })
  await storeDueDays(db, row, deadline_on)
  const groupId = leadOf(shares)?.group_id ?? undefined
  const doing: Work = { ...work, caseNumber: found.number }
  for (const document of held) {
    if (isFollowing(document.status))
      await followCase(doing, document.document_id, {
        change: deriveDocument(state, shares),
        groupId: isInCharge(document) ? groupId : undefined,
        reason,
      })
    await storeCaseWorkers(db, document.document_id, await listWorkers(db, document.document_id))
  }
}
