import type { testDocumentCalls } from '@hdoc/contract/documents/life/test-documents.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { findDeleteMode } from '../../institutions/index.ts'
import { getVisible, showDocument } from '../record/get-document.ts'
import { traceOf, workOf } from '../record/in-whose-name.ts'
import { canDeleteTest } from '../record/policy.ts'
import { lockDocument } from '../record/queries/documents.ts'
import type { AnnullingVeto } from './annulling-vetoes.ts'
import { emptyTestDocument } from './queries/test-documents.ts'

/** Empties a test document: its number stays where it stands, with „șters (test)” (product §13). */
export async function deleteTest(
  ctx: StaffCtx,
  { body }: InputOf<typeof testDocumentCalls.remove>,
  vetoes: readonly AnnullingVeto[],
) {
  await lockDocument(ctx.db, body.id)
  const row = await getVisible(ctx, body.id)
  const work = workOf(ctx)
  const mode = await findDeleteMode(ctx.db, work.now)
  const document = grant('document.delete_test', row, canDeleteTest(ctx.actor, row, mode !== undefined))
  for (const veto of vetoes) grant('document.delete_test', row, await veto(work, row.id))
  await checkVersion(ctx.db, { type: 'document', id: row.id, version: row.version, sent: body.version })
  await emptyTestDocument(ctx.db, document, { at: work.now, name: ctx.actor.name, reason: body.reason })
  await writeAudit(ctx.db, {
    ...traceOf(work, row.id),
    action: 'document.test_deleted',
    before: { status: row.status },
    after: { status: 9 },
    reason: body.reason,
  })
  return savedRow(ctx.language, await showDocument(ctx, await getVisible(ctx, row.id)))
}
