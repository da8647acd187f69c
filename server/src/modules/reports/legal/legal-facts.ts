import { documentStatus } from '@hdoc/contract/documents/status/document-status.ts'
import { AppError, type FieldProblem } from '@hdoc/contract/failures/errors.ts'
import type { LegalFacts, legalFactCalls } from '@hdoc/contract/reports/legal-facts.ts'
import type { IsoDate } from '@hdoc/contract/ro/local-date.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { can } from '../../../platform/auth/actor.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { type DocumentRow, getVisible, lockDocument } from '../../documents/index.ts'
import { CLOSED } from './legal-paper.ts'
import { findAnswerDay, findLegalFacts, isCounted, storeLegalFacts } from './queries.ts'

type Calls = typeof legalFactCalls

async function getCounted(ctx: StaffCtx, id: number) {
  const row = await getVisible(ctx, id)
  if (!(await isCounted(ctx.db, row.doc_type_id))) throw new AppError('NOT_COUNTED')
  return row
}

/** What is known of a document and which of it may be said here: what its status or its answer tells may not. */
async function knownOf(db: TenantDb, row: DocumentRow) {
  const facts = await findLegalFacts(db, row.id)
  const answered_on = await findAnswerDay(db, row.id)
  const asks = {
    outcome: row.status === CLOSED.solved || row.status === CLOSED.solvedInside,
    settled_on: documentStatus(row.status).kind === 'closed' && answered_on === null,
  }
  return { facts, answered_on, asks }
}
type Known = Awaited<ReturnType<typeof knownOf>>

/** What is wrong with what is said anew; what stood there already is not looked at again. */
function factProblems(
  wish: Partial<LegalFacts>,
  { facts, asks, answered_on }: Known,
  days: [IsoDate, IsoDate],
) {
  const fields: Record<string, FieldProblem[]> = {}
  if (wish.outcome && wish.outcome !== facts.outcome && !asks.outcome)
    fields.outcome = [{ key: 'legal_outcome_known' }]
  const { settled_on: day } = wish
  if (!day || day === facts.settled_on) return fields
  if (answered_on !== null) fields.settled_on = [{ key: 'legal_day_known' }]
  else if (!asks.settled_on) fields.settled_on = [{ key: 'legal_day_open' }]
  else if (day < days[0] || day > days[1]) fields.settled_on = [{ key: 'legal_day_range' }]
  return fields
}

/** Shows what is known of a document that a report of the law counts. */
export async function showLegalFacts(ctx: StaffCtx, { params }: InputOf<Calls['get']>) {
  const row = await getCounted(ctx, params.id)
  const { facts, answered_on, asks } = await knownOf(ctx.db, row)
  return { document_id: row.id, number: row.number, status: row.status, ...facts, answered_on, asks }
}

/** Says of a document what a report of the law asks. Whoever may make the report and sees the document may. */
export async function saveLegalFacts(ctx: StaffCtx, { body }: InputOf<Calls['save']>) {
  const { id, version, ...wish } = body
  await lockDocument(ctx.db, id)
  const decision = can(ctx.actor, 'dashboard.statistics')
    ? allowed
    : ({ ok: false, missing: 'dashboard.statistics' } as const)
  const document = grant('legal_fact.save', await getCounted(ctx, id), decision)
  const known = await knownOf(ctx.db, document)
  const { version: stored, ...before } = known.facts
  await checkVersion(ctx.db, { type: 'document', id, version: stored, sent: version })
  const fields = factProblems(wish, known, [document.registered_on, localDate(ctx.clock.now())])
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', {}, { fields })
  const after = { ...before, ...wish }
  await storeLegalFacts(ctx.db, document, after)
  await recordAudit(ctx, {
    action: 'document.legal_facts_saved',
    subjectType: 'document',
    subjectId: id,
    before,
    after,
  })
  return done(ctx.language)
}
