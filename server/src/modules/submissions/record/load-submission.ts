import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { SubmissionAct } from '@hdoc/contract/submissions/submission-status.ts'
import { can } from '../../../platform/auth/actor.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { sees, viewerOfCall } from '../../documents/index.ts'
import { mayDo } from './policy.ts'
import {
  type ChangingSubmission,
  findSubmission,
  lockSubmission,
  type SubmissionRow,
} from './queries/submissions.ts'

/** A submission that the caller sees, by the right to see all of them or because they see its document; else NOT_FOUND. */
export async function getVisibleSubmission(ctx: StaffCtx, id: number): Promise<SubmissionRow> {
  const row = await findSubmission(ctx.db, id)
  const isSeen =
    row !== undefined &&
    (can(ctx.actor, 'uploaded_document.view') ||
      (row.document_id !== null && (await sees(ctx.db, await viewerOfCall(ctx), row.document_id))))
  if (!row || !isSeen) throw new AppError('NOT_FOUND')
  return row
}

type Wanted = { id: number; version?: number | undefined; act: SubmissionAct }

/** The proof that the caller may do something with a submission; it is locked. */
export async function takeFor(ctx: StaffCtx, { id, version, act }: Wanted): Promise<ChangingSubmission> {
  await lockSubmission(ctx.db, id)
  const row = await getVisibleSubmission(ctx, id)
  await checkVersion(ctx.db, { type: 'submission', id, version: row.version, sent: version })
  return grant('submission.change', row, mayDo(ctx.actor, row, act))
}
