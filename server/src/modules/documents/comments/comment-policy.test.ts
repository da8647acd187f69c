import { COMMENT_EDIT_MINUTES } from '@hdoc/contract/documents/parts/comments.ts'
import { describe, expect, it } from 'vitest'
import type { Actor } from '../../../platform/auth/actor.ts'
import { canUpdateComment } from './comment-policy.ts'

const author = { institutionId: 1, id: 7 } as Actor
const written = '2026-11-20T08:00:00.000Z'
const after = (ms: number) => new Date(Date.parse(written) + ms)
const comment = { author_institution_id: 1, author_id: 7, written_at: written }
const LAST = COMMENT_EDIT_MINUTES * 60_000

describe('changing a comment', () => {
  it('is its author’s, to the last millisecond of the time given', () => {
    expect(canUpdateComment(author, comment, after(0))).toEqual({ ok: true })
    expect(canUpdateComment(author, comment, after(LAST))).toEqual({ ok: true })
    expect(canUpdateComment(author, comment, after(LAST + 1))).toEqual({
      ok: false,
      code: 'COMMENT_TOO_OLD',
      values: { minutes: COMMENT_EDIT_MINUTES },
    })
  })

  it('is nobody else’s: not another person’s, not one’s with the same id elsewhere', () => {
    for (const other of [{ institutionId: 1, id: 8 } as Actor, { institutionId: 0, id: 7 } as Actor])
      expect(canUpdateComment(other, comment, after(0))).toEqual({ ok: false, code: 'COMMENT_OF_ANOTHER' })
  })
})
