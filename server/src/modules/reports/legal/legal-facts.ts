import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { legalFactCalls } from '@hdoc/contract/reports/legal-facts.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { can } from '../../../platform/auth/actor.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { getVisible, lockDocument } from '../../documents/index.ts'
import { findLegalFacts, isCounted, storeLegalFacts } from './queries.ts'

type Calls = typeof legalFactCalls

async function getCounted(ctx: StaffCtx, id: number) {
  const row = await getVisible(ctx, id)
  if (!(await isCounted(ctx.db, row.doc_type_id))) throw new AppError('NOT_COUNTED')
  return row
}

/** Shows what is known of a document that a report of the law counts. */
export async function showLegalFacts(ctx: StaffCtx, { params }: InputOf<Calls['get']>) {
  const row = await getCounted(ctx, params.id)
  return { document_id: row.id, number: row.number, ...(await findLegalFacts(ctx.db, row.id)) }
}

/** Says of a document what a report of the law asks. Whoever may make the report and sees the document may. */
export async function saveLegalFacts(ctx: StaffCtx, { body }: InputOf<Calls['save']>) {
  const { id, version, ...wish } = body
  await lockDocument(ctx.db, id)
  const decision = can(ctx.actor, 'dashboard.statistics')
    ? allowed
    : ({ ok: false, missing: 'dashboard.statistics' } as const)
  const document = grant('legal_fact.save', await getCounted(ctx, id), decision)
  const { version: known, ...before } = await findLegalFacts(ctx.db, id)
  await checkVersion(ctx.db, { type: 'document', id, version: known, sent: version })
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
