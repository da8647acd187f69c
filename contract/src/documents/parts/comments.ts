import { z } from 'zod'
import { endpoint } from '../../calls/endpoint.ts'
import { requiredText } from '../../calls/fields.ts'
import { idParams, idSchema, saveAnswer } from '../../calls/resource.ts'
import { subjectCommentRow } from '../../calls/subject-comment.ts'

/** Minutes during which an author may still change a comment. */
export const COMMENT_EDIT_MINUTES = 15

const commentRow = subjectCommentRow.extend({
  document_id: z.number(),
  /** Only this department reads it; null = everybody who sees the document. */
  group: z.object({ id: z.number(), name: z.string() }).nullable(),
})
export type Comment = z.output<typeof commentRow>

const text = {
  body: requiredText(4000),
  /** People mentioned with @; each must be allowed to see the document. */
  mention_ids: z.array(idSchema).max(20).default([]),
}
const commentValues = z.strictObject({
  document_id: idSchema,
  ...text,
  /** `group`: only the caller's active department reads it. */
  audience: z.enum(['institution', 'group']).default('institution'),
})
const commentChange = z.strictObject({ id: idSchema, ...text })

const client = { audience: 'client', rate: 'none', permission: 'signed-in' } as const
export const commentCalls = {
  list: endpoint({
    ...client,
    id: 'document_comment.list',
    method: 'GET',
    path: '/api/document_comment/list/:id',
    tx: 'read',
    params: idParams,
    summary: 'Comments of a document that the caller may read, oldest first',
    answer: z.array(commentRow),
  }),
  add: endpoint({
    ...client,
    id: 'document_comment.add',
    method: 'POST',
    path: '/api/document_comment/add',
    tx: 'write',
    idempotent: true,
    summary: 'Comments a document, for the institution or for one’s own department',
    body: commentValues,
    answer: saveAnswer(commentRow),
  }),
  update: endpoint({
    ...client,
    id: 'document_comment.update',
    method: 'POST',
    path: '/api/document_comment/update',
    tx: 'write',
    summary: 'Mends one’s own comment within its first minutes',
    body: commentChange,
    answer: saveAnswer(commentRow),
  }),
}
