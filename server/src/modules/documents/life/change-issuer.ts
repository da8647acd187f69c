import type { documentIssuerCalls } from '@hdoc/contract/documents/life/test-documents.ts'
import { AppError, type PlainProblemKey } from '@hdoc/contract/failures/errors.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { findIssuer, recordIssuer } from '../../issuers/index.ts'
import { getVisible, showDocument } from '../record/get-document.ts'
import { traceOf, workOf } from '../record/in-whose-name.ts'
import { canChangeIssuer } from '../record/policy.ts'
import { type DocumentRow, lockDocument } from '../record/queries/documents.ts'
import { storeIssuer } from '../record/queries/issuer-changes.ts'

type Body = InputOf<typeof documentIssuerCalls.change>['body']

function refuse(key: PlainProblemKey): never {
  throw new AppError('VALIDATION', {}, { fields: { issuer_id: [{ key }] } })
}

/** The new issuer: somebody of the directory, somebody new, or nobody (for internal documents only). */
async function newIssuer(
  ctx: StaffCtx,
  row: DocumentRow,
  { issuer, issuer_id }: Body,
): Promise<{ id: number | null; name: string }> {
  if (issuer)
    return {
      id: await recordIssuer(ctx.db, { ...ctx, at: ctx.clock.now() }, issuer, 'issuer.'),
      name: issuer.name,
    }
  if (issuer_id === null) {
    if (row.category !== 'interne') refuse('required')
    return { id: null, name: '' }
  }
  const known = await findIssuer(ctx.db, ctx.settings, issuer_id)
  if (!known || known.erased || known.merged_into_id !== null) return refuse('reference')
  return { id: known.id, name: known.name }
}

/**
 * Changes the issuer after registration, with a reason; the earlier one stays visible on the document for
 * ever.
 */
export async function changeIssuer(ctx: StaffCtx, { body }: InputOf<typeof documentIssuerCalls.change>) {
  await lockDocument(ctx.db, body.id)
  const row = await getVisible(ctx, body.id)
  const document = grant('document.change_issuer', row, canChangeIssuer(ctx.actor, row))
  await checkVersion(ctx.db, { type: 'document', id: row.id, version: row.version, sent: body.version })
  const issuer = await newIssuer(ctx, row, body)
  if (issuer.id === row.issuer_id) refuse('SAME_VALUE')
  const work = workOf(ctx)
  await storeIssuer(ctx.db, document, { at: work.now, by: ctx.actor.name, issuer, reason: body.reason })
  await writeAudit(ctx.db, {
    ...traceOf(work, row.id),
    action: 'document.issuer_changed',
    before: { issuer: row.issuer_name },
    after: { issuer: issuer.name },
    reason: body.reason,
  })
  return savedRow(ctx.language, await showDocument(ctx, await getVisible(ctx, row.id)))
}
