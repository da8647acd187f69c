import type { documentCalls } from '@hdoc/contract/documents/record/document-calls.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { auditActor, managesDocuments } from '../../../platform/auth/actor.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { giveFurtherNumbers, listFurtherNumbers } from '../../registers/index.ts'
import { getVisible, showDocument } from '../record/get-document.ts'
import { canEditDocument } from '../record/policy.ts'
import { lockDocument } from '../record/queries/documents.ts'
import { registrationError } from './registration-error.ts'

/**
 * Gives a registered document numbers of secondary registers. When one register is full, closed or foreign,
 * none is given.
 */
export async function takeNumbers(ctx: StaffCtx, { body }: InputOf<typeof documentCalls.takeNumbers>) {
  await lockDocument(ctx.db, body.id)
  const row = await getVisible(ctx, body.id)
  await checkVersion(ctx.db, { type: 'document', id: row.id, version: row.version, sent: body.version })
  const document = grant('document.edit', row, canEditDocument(ctx.actor, row))
  const had = await listFurtherNumbers(ctx.db, document.id)
  if (had.some(({ register_id }) => body.secondary_register_ids.includes(register_id)))
    throw new AppError('VALIDATION', {}, { fields: { secondary_register_ids: [{ key: 'further_taken' }] } })
  await giveFurtherNumbers(
    ctx.db,
    ctx.clock.fixed?.() ?? null,
    body.secondary_register_ids.map((registerId) => ({
      document_id: document.id,
      register_id: registerId,
      actor: auditActor(ctx.actor),
      group_ids: ctx.actor.groupIds,
      is_manager: managesDocuments(ctx.actor),
    })),
  ).catch((error: unknown) => {
    throw registrationError(error)
  })
  return savedRow(ctx.language, await showDocument(ctx, await getVisible(ctx, document.id)))
}
