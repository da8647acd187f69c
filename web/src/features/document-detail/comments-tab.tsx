import type { Comment } from '@hdoc/contract/documents/comments.ts'
import type { Document } from '@hdoc/contract/documents/documents.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { documentCommentsQuery } from '../../entities/documents/queries.ts'
import { formatDateTime } from '../../lib/format.ts'
import { LoadError, Loading } from '../../ui/feedback/states.tsx'
import { CommentForm } from './comment-form.tsx'
import styles from './document-detail.module.css'

function OneComment({ comment }: { comment: Comment }) {
  const { t } = useTranslation()
  const [editing, setEditing] = useState(false)
  if (editing)
    return (
      <li>
        <CommentForm documentId={comment.document_id} comment={comment} onDone={() => setEditing(false)} />
      </li>
    )
  const { by, at, body, group, mentions, earlier, edited_at: editedAt } = comment
  return (
    <li>
      <b>{by}</b>{' '}
      <span className={styles.quiet}>
        {[
          formatDateTime(at),
          group && t('documents.comment_only', { group: group.name }),
          editedAt && t('documents.comment_edited', { at: formatDateTime(editedAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <p className={styles.said}>{body}</p>
      {mentions.length > 0 && (
        <p className={styles.quiet}>
          {t('documents.comment_to', { names: mentions.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {earlier.length > 0 && (
        <details>
          <summary className={styles.quiet}>{t('documents.comment_earlier')}</summary>
          {earlier.map((one) => (
            <p className={styles.said} key={one.until}>
              {one.body}
            </p>
          ))}
        </details>
      )}
      {comment.can.edit && (
        <Button variant="subtle" size="compact-sm" onClick={() => setEditing(true)}>
          {t('documents.comment_edit')}
        </Button>
      )}
    </li>
  )
}

/** What colleagues say about the document, oldest first, and a place to answer. */
export function CommentsTab({ document: { id, deleted } }: { document: Pick<Document, 'id' | 'deleted'> }) {
  const { t } = useTranslation()
  const answer = useQuery(documentCommentsQuery(id))
  if (answer.isPending) return <Loading />
  // When asking again fails, what was read stays, and with it the comment being written.
  if (!answer.data) return <LoadError error={answer.error} onRetry={() => void answer.refetch()} />
  return (
    <div className={styles.panel}>
      {answer.data.length === 0 ? (
        <p className={styles.quiet}>{t('documents.comments_empty')}</p>
      ) : (
        <ol className={styles.timeline}>
          {answer.data.map((comment) => (
            <OneComment key={comment.id} comment={comment} />
          ))}
        </ol>
      )}
      {!deleted && <CommentForm documentId={id} />}
    </div>
  )
}
