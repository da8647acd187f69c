import {
  type CaseDocument,
  type CaseShare,
  caseActions,
  shareActions,
  type WorkCase,
} from '@hdoc/contract/cases/case-rows.ts'
import { legalGrounds } from '@hdoc/contract/cases/closing.ts'
import { type CaseStatus, caseStatuses, shareStatuses } from '@hdoc/contract/cases/share-status.ts'
import type { DocumentListRow } from '@hdoc/contract/documents/record/documents.ts'
import { documentStatus } from '@hdoc/contract/documents/status/document-status.ts'
import { errorMessage } from '@hdoc/contract/failures/errors.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import { type Decision, whyNot } from '../../../platform/auth/grant.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { keepVisible, listPresented, viewerOfCall } from '../../documents/index.ts'
import { mayChangeCase } from '../rules/case-policy.ts'
import { leadOf } from '../rules/derive-case.ts'
import { findNext } from '../rules/find-next.ts'
import { canMove, mayStep } from '../rules/share-policy.ts'
import type { Worker } from '../rules/worker.ts'
import { type CaseFile, stateOf, workerOf } from './load-case.ts'
import type { CaseDocumentRow } from './queries/case-documents.ts'
import type { ShareRow } from './queries/shares.ts'

/** What stands for a document that the reader may not see. */
export const hiddenDocument = {
  ro: 'document cu acces restricționat',
  en: 'document with restricted access',
} as const

export const presentShareStatus = (status: ShareRow['status'], language: Language): CaseShare['status'] => {
  const { label, className } = shareStatuses[status]
  return { code: status, name: label[language], className }
}
export const presentCaseStatus = (status: CaseStatus, language: Language): WorkCase['status'] => {
  const { label, className } = caseStatuses[status]
  return { code: status, name: label[language], className }
}

/** „Ana Pop (pentru Ion Marin)”: who did it, and in whose place. */
const forWhom = { ro: 'pentru', en: 'for' } as const
export const bothNames = (by: string, inPlaceOf: string, language: Language): string =>
  inPlaceOf === '' ? by : `${by} (${forWhom[language]} ${inPlaceOf})`

export const nameId = (id: number | null, name: string | null) =>
  id === null ? null : { id, name: name ?? '' }

/** What may be done of some actions, and why not the rest. */
export function mayAll<A extends string>(
  actions: readonly A[],
  language: Language,
  may: (action: A) => Decision,
): { can: Record<A, boolean>; cannot: Partial<Record<A, string>> } {
  const decisions = actions.map((action) => [action, may(action)] as const)
  const why = (decision: Decision) =>
    whyNot(decision, (code, values) => errorMessage(code, language, values), language)
  return {
    can: Object.fromEntries(decisions.map(([action, { ok }]) => [action, ok])) as Record<A, boolean>,
    cannot: Object.fromEntries(
      decisions.flatMap(([action, decision]) => (decision.ok ? [] : [[action, why(decision)]])),
    ) as Partial<Record<A, string>>,
  }
}

function presentShare(share: ShareRow, isClosed: boolean, worker: Worker, language: Language): CaseShare {
  const may = mayAll(shareActions, language, (action) =>
    isClosed ? { ok: false, code: 'CASE_CLOSED' } : mayStep(worker, share, action),
  )
  return {
    id: share.id,
    group: nameId(share.group_id, share.group_name),
    person: nameId(share.user_id, share.user_name),
    role: share.role,
    status: presentShareStatus(share.status, language),
    deadline_on: share.deadline_on,
    resolution: share.resolution,
    resolution_by: share.resolution_by_name,
    assigned_by: share.assigned_by_name,
    assigned_at: share.assigned_at,
    wait_until: share.wait_until,
    reason: share.reason,
    ended_at: share.ended_at,
    ended_by: bothNames(share.ended_by_name, share.ended_for_name, language),
    note: share.note,
    unfinished: share.unfinished,
    movable: !isClosed && canMove(worker, share),
    ...may,
  }
}

export type SeenDocuments = ReadonlyMap<number, DocumentListRow>
/** What was asked already: who acts, and which documents they see. */
export type KnownOfCase = { worker?: Worker; seen?: SeenDocuments }

/** A document of the case, with nothing of it when the reader may not see it. */
function presentCaseDocument(
  row: CaseDocumentRow,
  seen: DocumentListRow | undefined,
  language: Language,
): CaseDocument {
  const { role, files, added_at, added_by_name } = row
  const added = { role, added_by: added_by_name, added_at }
  if (!seen)
    return {
      ...added,
      id: null,
      number: '',
      registered_on: '',
      category: '',
      short_description: hiddenDocument[language],
      status: null,
      deadline_on: null,
      files: 0,
    }
  const { id, number, registered_on, category, short_description, status, deadline_on } = seen
  return { ...added, id, number, registered_on, category, short_description, status, deadline_on, files }
}

/** Those of some documents that the reader sees, by id. */
export async function seenDocuments(ctx: StaffCtx, ids: readonly number[]): Promise<SeenDocuments> {
  const viewer = await viewerOfCall(ctx)
  const [seen, all] = await Promise.all([
    keepVisible(ctx.db, viewer, ids, ids.length),
    listPresented(ctx, ids),
  ])
  return new Map(all.flatMap((row) => (seen.includes(row.id) ? [[row.id, row]] : [])))
}

function presentClosing({ row }: CaseFile, language: Language): WorkCase['closing'] {
  if (row.closed_at === null || row.closing_status === null) return null
  const { id, code, className, label } = documentStatus(row.closing_status)
  const ground = Object.entries(legalGrounds).find(([one]) => one === row.legal_ground)
  return {
    at: row.closed_at,
    by: bothNames(row.closed_by_name, row.closed_for_name, language),
    status: { id, name: label[language], className, code },
    legal_ground: ground?.[1][language] ?? '',
    declined_to: row.declined_to,
    reason: row.closing_reason,
  }
}

/** A case as the caller sees it. */
export async function showCase(ctx: StaffCtx, file: CaseFile, known: KnownOfCase = {}): Promise<WorkCase> {
  const { row, shares, documents } = file
  const { language } = ctx
  const ids = documents.map(({ document_id }) => document_id)
  const [worker, seen] = await Promise.all([
    known.worker ?? workerOf(ctx),
    known.seen ?? seenDocuments(ctx, ids),
  ])
  const state = stateOf(file)
  const lead = leadOf(shares)
  return {
    id: row.id,
    number: row.number,
    opened_at: row.opened_at,
    opened_by: row.opened_by_name,
    title: row.title,
    issuer: row.issuer_name,
    status: presentCaseStatus(row.status, language),
    deadline_on: row.deadline_on,
    wait_until: row.wait_until,
    stopped_since: row.stopped_since,
    resolution: row.resolution,
    lead: lead
      ? {
          group: nameId(lead.group_id, lead.group_name),
          person: nameId(lead.user_id, lead.user_name),
          since: lead.assigned_at,
        }
      : null,
    closing: presentClosing(file, language),
    documents: documents.map((one) => presentCaseDocument(one, seen.get(one.document_id), language)),
    shares: shares.map((share) => presentShare(share, state.isClosed, worker, language)),
    next: findNext(worker, state) ?? null,
    version: row.version,
    ...mayAll(caseActions, language, (action) => mayChangeCase(worker, state, action)),
  }
}
