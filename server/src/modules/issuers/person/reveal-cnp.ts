import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { issuerPersonCalls } from '@hdoc/contract/issuers/issuer-person.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { readCnp } from './queries.ts'

/** Gives the whole CNP to a person with the right. The trail keeps that they saw it, but not the CNP. */
export async function revealCnp(ctx: StaffCtx, { body }: InputOf<typeof issuerPersonCalls.revealCnp>) {
  const cnp = await readCnp(ctx.db, ctx.settings, body.id)
  if (cnp === undefined) throw new AppError('NOT_FOUND')
  await recordAudit(ctx, {
    action: 'issuer.cnp_revealed',
    subjectType: 'issuer',
    subjectId: body.id,
  })
  return { cnp }
}
