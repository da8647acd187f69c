import { AppError } from '@hdoc/contract/failures/errors.ts'
import { PHONE_LINK_MINUTES, type phoneLinkCalls } from '@hdoc/contract/scans/phone-links.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor, can } from '../../../platform/auth/actor.ts'
import { grant, missingRight } from '../../../platform/auth/grant.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { qrRows } from '../../../platform/pdf/qr-rows.ts'
import { sessionHash } from '../../access/index.ts'
import { canAttachFiles, getVisible } from '../../documents/index.ts'
import { publicAddress } from '../../institutions/index.ts'
import { addLink } from '../queries/phone-links.ts'
import { newPhoneToken, phoneTokenHash } from './phone-token.ts'

/**
 * Makes a code for one sending: to a document the caller may attach to, or into the inbox, which needs the
 * right `document.register`.
 */
export async function makeLink(ctx: StaffCtx, { body }: InputOf<typeof phoneLinkCalls.make>) {
  const { db, actor, caller, clock } = ctx
  if (body.document_id !== null) {
    const document = await getVisible(ctx, body.document_id)
    grant('document.attach', document, canAttachFiles(actor, document))
  } else if (!can(actor, 'document.register')) throw missingRight('document.register')
  if (caller.sessionToken === undefined) throw new AppError('UNAUTHENTICATED')
  const at = clock.now()
  const token = newPhoneToken()
  const expiresAt = new Date(at.getTime() + PHONE_LINK_MINUTES * 60_000)
  const id = await addLink(db, actor, {
    tokenHash: phoneTokenHash(token),
    documentId: body.document_id,
    at,
    expiresAt,
    madeBy: auditActor(actor),
    session: { institutionId: caller.host.institutionId, hash: sessionHash(caller.sessionToken) },
  })
  await writeAudit(db, {
    actor: auditActor(actor),
    at,
    action: 'phone_link.made',
    subjectType: body.document_id === null ? 'phone_link' : 'document',
    subjectId: body.document_id ?? id,
    after: { phone_link: id },
  })
  const url = `${await publicAddress(db, db.institutionId, ctx.settings)}/#/telefon/${token}`
  return {
    ...done(ctx.language),
    data: { id, url, rows: qrRows(url), expires_at: expiresAt.toISOString() },
  }
}
