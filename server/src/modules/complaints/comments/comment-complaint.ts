import type { complaintCalls } from '@hdoc/contract/complaints/complaints.ts'
import { emit } from '../../../platform/events/emit.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { workOf } from '../../documents/index.ts'
import { complaintCommented } from '../events/index.ts'
import { allow, getVisibleComplaint } from '../record/load-complaint.ts'
import { showChanged } from '../record/show-complaint.ts'
import { traceComplaint } from '../record/trace.ts'
import { addComment } from './queries.ts'

/**
 * Comments a complaint. A public comment is mailed to its person, which takes the right to answer; a private one stays in
 * the house and is written by whoever sees the complaint.
 */
export async function commentComplaint(ctx: StaffCtx, { body }: InputOf<typeof complaintCalls.comment>) {
  const row = await getVisibleComplaint(ctx, body.id)
  if (body.is_public) allow(ctx, row, 'comment')
  const work = workOf(ctx)
  const { institutionId, id, name } = ctx.actor
  const commentId = await addComment(ctx.db, {
    complaintId: row.id,
    isPublic: body.is_public,
    body: body.body,
    at: work.now,
    fromPerson: false,
    by: { institutionId, id, name },
  })
  await traceComplaint(work, row.id, {
    action: body.is_public ? 'complaint.answered' : 'complaint.commented',
    after: { comment: commentId },
  })
  if (body.is_public)
    await emit(ctx.db, complaintCommented, { complaint_id: row.id, comment_id: commentId }, work.now)
  return showChanged(ctx, row.id)
}
