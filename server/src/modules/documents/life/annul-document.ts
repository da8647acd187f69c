import type { documentCalls } from '@hdoc/contract/documents/record/document-calls.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { getVisible, showDocument } from '../record/get-document.ts'
import { workOf } from '../record/in-whose-name.ts'
import { canAnnulDocument } from '../record/policy.ts'
import { annulDocument, lockDocument } from '../record/queries/documents.ts'
import type { AnnullingVeto } from './annulling-vetoes.ts'

/** Annuls a document with a reason: its number stays visible and is never given again (product §4). */
export async function annul(
  ctx: StaffCtx,
  { body }: InputOf<typeof documentCalls.annul>,
  vetoes: readonly AnnullingVeto[],
) {
  await lockDocument(ctx.db, body.id)
  const row = await getVisible(ctx, body.id)
  await checkVersion(ctx.db, { type: 'document', id: row.id, version: row.version, sent: body.version })
  const document = grant('document.annul', row, canAnnulDocument(ctx.actor, row))
  for (const veto of vetoes) grant('document.annul', row, await veto(workOf(ctx), row.id))
  const at = ctx.clock.now()
  await annulDocument(ctx.db, document, { at, name: ctx.actor.name, reason: body.reason })
  await writeAudit(ctx.db, {
    actor: auditActor(ctx.actor),
    at,
    action: 'document.annulled',
    subjectType: 'document',
    subjectId: document.id,
    before: { status: document.status },
    after: { status: 9 },
    reason: body.reason,
  })
  return savedRow(ctx.language, await showDocument(ctx, await getVisible(ctx, document.id)))
}
