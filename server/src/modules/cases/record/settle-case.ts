import type { Actor } from '../../../platform/auth/actor.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import {
  type Following,
  followCases,
  lockDocumentsInOrder,
  storeCaseWorkers,
  type Work,
} from '../../documents/index.ts'
import {
  type DocumentState,
  deriveCase,
  deriveDocument,
  isFollowing,
  leadOf,
  type OpenCaseState,
} from '../rules/derive-case.ts'
import {
  type CaseDocumentRow,
  listCaseDocuments,
  listDocumentsOf,
  listWorkers,
  lockHeld,
} from './queries/case-documents.ts'
import { type CaseRow, type ChangingCase, storeDeadline, storeDerived } from './queries/cases.ts'
import { listSharesOf, type ShareRow, storeDueDays } from './queries/shares.ts'
import { wakeShares } from './wake-shares.ts'

/** Locks documents in the order of their ids, as everybody does who locks several. */
export const lockDocuments = ({ db }: Pick<Work, 'db'>, ids: readonly number[]): Promise<void> =>
  lockDocumentsInOrder(db, ids)

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

/** Why cases are settled, and who is named in the trail of a document when it is not who changed the case. */
type Settling = { reason?: string; broughtBy?: ReadonlyMap<number, Actor> }

/** A case with what it works on and who has a part in it. */
type Standing = { found: CaseRow; held: readonly CaseDocumentRow[]; shares: readonly ShareRow[] }

/** Some cases as they stand under their locks. */
async function readStanding({ db }: Work, cases: readonly CaseRow[]): Promise<Standing[]> {
  const ids = cases.map(({ id }) => id)
  const documents = Map.groupBy(await listDocumentsOf(db, ids), ({ case_id }) => case_id)
  const shares = Map.groupBy(await listSharesOf(db, ids), ({ case_id }) => case_id)
  return cases.map((found) => ({
    found,
    held: (documents.get(found.id) ?? []).filter(({ held }) => held),
    shares: shares.get(found.id) ?? [],
  }))
}

/** Where a case says that its open documents stand, of those that do not stand there yet. */
function followingOf(
  { found, held, shares }: Standing,
  state: OpenCaseState,
  { reason = '', broughtBy }: Settling,
): Following[] {
  const leading = leadOf(shares)?.group_id ?? undefined
  const change = deriveDocument(state, shares)
  return held
    .filter(({ status }) => isFollowing(status))
    .flatMap((document) => {
      const groupId = isInCharge(document) ? leading : undefined
      if (stands(document, change, groupId === undefined ? document.group_id : groupId)) return []
      const { document_id: documentId } = document
      const actor = broughtBy?.get(documentId)
      return [{ documentId, change, groupId, reason, caseNumber: found.number, ...(actor && { actor }) }]
    })
}

/**
 * Brings open cases to what their shares and documents say together, and the documents to where the cases say they
 * stand: status, department, and who sees them. Called after every change of open cases, under their locks.
 */
export async function settleCases(
  work: Work,
  cases: readonly CaseRow[],
  settling: Settling = {},
): Promise<void> {
  if (cases.length === 0) return
  const { db } = work
  const ids = cases.map(({ id }) => id)
  await wakeShares(work, ids)
  await lockHeld(db, ids)
  const standing = await readStanding(work, cases)
  const settled = standing.map((one) => ({
    ...one,
    row: grant('workcase.change', one.found, allowed),
    state: deriveCase(one.shares, localDate(work.now)),
    deadline_on: earliest(one.held),
  }))
  await storeDerived(
    db,
    settled.map(({ row, state, deadline_on }) => ({ row, ...state, deadline_on })),
  )
  await storeDueDays(db, settled)
  await followCases(
    work,
    settled.flatMap((one) => followingOf(one, one.state, settling)),
  )
  const documentIds = standing.flatMap(({ held }) => held.map(({ document_id }) => document_id))
  await storeCaseWorkers(db, await listWorkers(db, documentIds))
}

export const settleCase = (work: Work, found: CaseRow, settling: Settling = {}): Promise<void> =>
  settleCases(work, [found], settling)
