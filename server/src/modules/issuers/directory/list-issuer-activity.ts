import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { issuerCalls } from '@hdoc/contract/issuers/issuer-calls.ts'
import { listSubjectActivity, tellActivity } from '../../../platform/audit/list-subject-activity.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { findIssuer } from './queries.ts'

/** What was done with an issuer, newest first. The trail holds a CNP only masked. */
export async function listIssuerActivity(
  ctx: StaffCtx,
  { params }: InputOf<typeof issuerCalls.activity>,
): Promise<SubjectActivity[]> {
  const issuer = await findIssuer(ctx.db, ctx.settings, params.id)
  if (!issuer) throw new AppError('NOT_FOUND')
  return tellActivity(await listSubjectActivity(ctx.db, 'issuer', issuer.id))
}
