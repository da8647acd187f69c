import { COMMENT_EDIT_MINUTES } from '@hdoc/contract/documents/parts/comments.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import { allowed, type Decision } from '../../../platform/auth/grant.ts'

const MINUTE_MS = 60_000

type CommentFacts = { author_institution_id: number; author_id: number; written_at: string }

/**
 * Only the author may change a comment, and only for `COMMENT_EDIT_MINUTES`; later it is part of the record.
 */
export function canUpdateComment(actor: Actor, comment: CommentFacts, now: Date): Decision {
  const isOwn = comment.author_institution_id === actor.institutionId && comment.author_id === actor.id
  if (!isOwn) return { ok: false, code: 'COMMENT_OF_ANOTHER' }
  const age = now.getTime() - Date.parse(comment.written_at)
  return age <= COMMENT_EDIT_MINUTES * MINUTE_MS
    ? allowed
    : { ok: false, code: 'COMMENT_TOO_OLD', values: { minutes: COMMENT_EDIT_MINUTES } }
}
