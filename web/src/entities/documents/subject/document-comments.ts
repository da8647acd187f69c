import { bareDocumentCalls } from '@hdoc/contract/documents/bare-documents.ts'
import { type Comment, commentCalls } from '@hdoc/contract/documents/parts/comments.ts'
import { call } from '../../../lib/calls/call.ts'
import { t } from '../../../lib/languages/i18n.ts'
import { documentsKey } from '../../changes/keys.ts'
import { currentSession } from '../../session/session-store.ts'
import type { CommentsOf } from '../../subject/comments/comments-of.ts'
import { subjectQuery } from '../../subject/subject-query.ts'

/** What colleagues say about a document: to the institution, or to their own department. */
export const documentComments: CommentsOf<Comment> = {
  query: subjectQuery(documentsKey, 'comments', (asked) => call(bareDocumentCalls.comments, asked)),
  changes: (id) => [{ what: 'document.commented', id }],
  add: (document_id, { audience, ...text }, idempotencyKey) =>
    call(commentCalls.add, {
      body: { document_id, audience: audience === 'group' ? 'group' : 'institution', ...text },
      idempotencyKey,
    }),
  update: (id, text) => call(commentCalls.update, { body: { id, ...text } }),
  audiences: () => {
    const group = currentSession().user?.group_name
    return [
      { value: 'institution', label: t('documents.comment_for_all') },
      ...(group ? [{ value: 'group', label: t('documents.comment_for_group', { group }) }] : []),
    ]
  },
  readers: ({ group }) => (group ? t('documents.comment_only', { group: group.name }) : undefined),
}
