import type { SubjectComment } from '@hdoc/contract/calls/subject-comment.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../lib/format/format.ts'
import { Answer } from '../../../ui/feedback/answer.tsx'
import styles from '../subject.module.css'
import { CommentForm } from './comment-form.tsx'
import type { CommentsOf } from './comments-of.ts'

type Props<C extends SubjectComment> = { id: number; of: CommentsOf<C> }

function OneComment<C extends SubjectComment>({ id, of, comment }: Props<C> & { comment: C }) {
  const { t } = useTranslation()
  const [editing, setEditing] = useState(false)
  if (editing)
    return (
      <li>
        <CommentForm id={id} of={of} comment={comment} onDone={() => setEditing(false)} />
      </li>
    )
  const { by, at, body, mentions, earlier, edited_at: editedAt } = comment
  return (
    <li>
      <b>{by}</b>{' '}
      <span className={styles.quiet}>
        {[
          formatDateTime(at),
          of.readers(comment),
          editedAt && t('subject.comment_edited', { at: formatDateTime(editedAt) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <p className={styles.said}>{body}</p>
      {mentions.length > 0 && (
        <p className={styles.quiet}>
          {t('subject.comment_to', { names: mentions.map(({ name }) => name).join(', ') })}
        </p>
      )}
      {earlier.length > 0 && (
        <details>
          <summary className={styles.quiet}>{t('subject.comment_earlier')}</summary>
          {earlier.map((one) => (
            <p className={styles.said} key={one.until}>
              {one.body}
            </p>
          ))}
        </details>
      )}
      {comment.can.edit && (
        <Button variant="subtle" size="compact-sm" onClick={() => setEditing(true)}>
          {t('subject.comment_edit')}
        </Button>
      )}
    </li>
  )
}

/** What colleagues say about a subject, oldest first, and, while it is `open`, a place to answer. */
export function SubjectComments<C extends SubjectComment>({ id, of, open }: Props<C> & { open: boolean }) {
  const { t } = useTranslation()
  const answer = useQuery(of.query(id))
  return (
    <Answer query={answer}>
      {(data) => (
        <div className={styles.panel}>
          {data.length === 0 ? (
            <p className={styles.quiet}>{t('subject.comments_empty')}</p>
          ) : (
            <ol className={styles.timeline}>
              {data.map((comment) => (
                <OneComment key={comment.id} id={id} of={of} comment={comment} />
              ))}
            </ol>
          )}
          {open && <CommentForm id={id} of={of} />}
        </div>
      )}
    </Answer>
  )
}
