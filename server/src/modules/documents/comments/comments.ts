import type { Comment, commentCalls } from '@hdoc/contract/documents/parts/comments.ts'
import { AppError, type FieldProblem } from '@hdoc/contract/failures/errors.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { type Actor, auditActor } from '../../../platform/auth/actor.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { emit } from '../../../platform/events/emit.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { documentCommented, personMentioned } from '../events/index.ts'
import { getVisible } from '../record/get-document.ts'
import { canCommentDocument } from '../record/policy.ts'
import { type DocumentRow, lockDocument, sees } from '../record/queries/documents.ts'
import { viewerOf } from '../visibility/queries/visibility.ts'
import { canUpdateComment } from './comment-policy.ts'
import {
  addMentions,
  type CommentRow,
  findComment,
  insertComment,
  listComments,
  listReaders,
  lockComment,
  updateComment,
} from './queries.ts'

const mentionProblem = (problem: FieldProblem): AppError =>
  new AppError('VALIDATION', {}, { fields: { mention_ids: [problem] } })

function presentComment(row: CommentRow, actor: Actor, now: Date): Comment {
  return {
    id: row.id,
    document_id: row.document_id,
    body: row.body,
    by: row.author_name,
    at: row.written_at,
    edited_at: row.edited_at,
    earlier: row.earlier.map(({ body, until }) => ({ body, until })),
    group: row.group_id === null ? null : { id: row.group_id, name: row.group_name ?? '' },
    mentions: row.mentions.map(({ id, name }) => ({ id, name })),
    can: { edit: canUpdateComment(actor, row, now).ok },
  }
}

/**
 * Refuses to mention people who cannot read the document, or cannot read a comment for another department.
 */
async function checkMentions(
  ctx: StaffCtx,
  document: DocumentRow,
  ids: readonly number[],
  groupId: number | null,
): Promise<void> {
  const readers = await listReaders(ctx.db, ids)
  if (readers.length !== new Set(ids).size) throw mentionProblem({ key: 'reference' })
  for (const { id, name, is_admin: isAdmin, roles, group_ids: groupIds } of readers) {
    const institutionId = ctx.db.institutionId
    const viewer = await viewerOf(ctx.db, { id, institutionId, isAdmin, roles, groupIds })
    const reads = groupId === null || groupIds.includes(groupId)
    if (!reads || !(await sees(ctx.db, viewer, document.id)))
      throw mentionProblem({ key: 'mention_blind', values: { name } })
  }
}

async function mention(
  ctx: StaffCtx,
  comment: { id: number; document_id: number },
  ids: readonly number[],
): Promise<void> {
  const at = ctx.clock.now()
  for (const user_id of await addMentions(ctx.db, comment, ids))
    await emit(
      ctx.db,
      personMentioned,
      { document_id: comment.document_id, comment_id: comment.id, user_id },
      at,
    )
}

async function showComment(ctx: StaffCtx, id: number) {
  const row = await findComment(ctx.db, ctx.actor, id)
  if (!row) throw new AppError('NOT_FOUND')
  return savedRow(ctx.language, presentComment(row, ctx.actor, ctx.clock.now()))
}

export async function showComments(
  ctx: StaffCtx,
  { params }: InputOf<typeof commentCalls.list>,
): Promise<Comment[]> {
  const document = await getVisible(ctx, params.id)
  const rows = await listComments(ctx.db, document, ctx.actor)
  return rows.map((row) => presentComment(row, ctx.actor, ctx.clock.now()))
}

/**
 * Adds a comment. The text of a comment for one department stays out of the common history. The document is
 * locked because it may be deleted at the same time.
 */
export async function addComment(ctx: StaffCtx, { body }: InputOf<typeof commentCalls.add>) {
  await lockDocument(ctx.db, body.document_id)
  const row = await getVisible(ctx, body.document_id)
  const document = grant('document.comment', row, canCommentDocument(row))
  const groupId = body.audience === 'group' ? ctx.actor.groupId : null
  if (groupId === 0) throw new AppError('VALIDATION', {}, { fields: { audience: [{ key: 'no_group' }] } })
  await checkMentions(ctx, document, body.mention_ids, groupId)
  const at = ctx.clock.now()
  const id = await insertComment(ctx.db, document, { actor: ctx.actor, at, body: body.body, groupId })
  await emit(ctx.db, documentCommented, { document_id: document.id, comment_id: id }, at)
  await mention(ctx, { id, document_id: document.id }, body.mention_ids)
  await writeAudit(ctx.db, {
    actor: auditActor(ctx.actor),
    at,
    action: 'document.commented',
    subjectType: 'document',
    subjectId: document.id,
    after: { comment_id: id, ...(groupId === null && { comment: body.body }) },
  })
  return showComment(ctx, id)
}

/** Changes a comment: only by its author and only in its first minutes. The earlier text stays readable. */
export async function changeComment(ctx: StaffCtx, { body }: InputOf<typeof commentCalls.update>) {
  await lockComment(ctx.db, body.id)
  const row = await findComment(ctx.db, ctx.actor, body.id)
  if (!row) throw new AppError('NOT_FOUND')
  const document = await getVisible(ctx, row.document_id)
  const at = ctx.clock.now()
  const comment = grant('comment.update', row, canUpdateComment(ctx.actor, row, at))
  await checkMentions(ctx, document, body.mention_ids, row.group_id)
  if (body.body !== row.body) await updateComment(ctx.db, comment, body.body, at)
  await mention(ctx, row, body.mention_ids)
  await writeAudit(ctx.db, {
    actor: auditActor(ctx.actor),
    at,
    action: 'document.comment_changed',
    subjectType: 'document',
    subjectId: document.id,
    after: { comment_id: row.id, ...(row.group_id === null && { comment: body.body }) },
  })
  return showComment(ctx, row.id)
}
