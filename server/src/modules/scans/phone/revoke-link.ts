import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { phoneLinkCalls } from '@hdoc/contract/scans/phone-links.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { revoke } from '../queries/phone-links.ts'

export async function revokeLink(ctx: StaffCtx, { body }: InputOf<typeof phoneLinkCalls.revoke>) {
  const link = await revoke(ctx.db, ctx.actor, body.id)
  if (!link) throw new AppError('NOT_FOUND')
  if (link.revoked)
    await recordAudit(ctx, {
      action: 'phone_link.revoked',
      subjectType: link.document_id === null ? 'phone_link' : 'document',
      subjectId: link.document_id ?? body.id,
      after: { phone_link: body.id },
    })
  return done(ctx.language)
}
