import type { SubjectComment } from '@hdoc/contract/calls/subject-comment.ts'
import type { Change } from '../../../lib/queries/change.ts'
import type { SubjectQuery } from '../subject-query.ts'

export type CommentText = { body: string; mention_ids: number[] }
export type Audience = { value: string; label: string }

/** What a kind of subject says to show its comments and to take new ones. */
export type CommentsOf<C extends SubjectComment = SubjectComment> = {
  query: SubjectQuery<C[]>
  /** What a comment about the subject with this id changes. */
  changes: (id: number) => readonly Change[]
  add: (id: number, written: CommentText & { audience: string }, key: string) => Promise<unknown>
  update: (commentId: number, text: CommentText) => Promise<unknown>
  /** Who may be meant to read a comment, the usual first; a single one is not asked for. */
  audiences: () => readonly Audience[]
  /** Who reads a comment, where not everybody does who sees the subject. */
  readers: (comment: C) => string | undefined
}
