import { describe, expect, it } from 'vitest'
import type { Actor } from '../../../platform/auth/actor.ts'
import { type ComplaintState, mayDo } from './policy.ts'

const now = new Date('2026-11-23T10:00:00Z')
const rights = ['complaint.accept', 'complaint.reject', 'complaint.answer', 'document.reopen']
const actor = (permissions: string[] = rights, isAdmin = false) =>
  ({ permissions, isAdmin }) as unknown as Actor
const state = (values: Partial<ComplaintState> = {}): ComplaintState => ({
  status: 'open',
  accepted_at: null,
  document_id: 1,
  fault: '',
  joined_to_number: null,
  ended_at: null,
  ...values,
})
const why = (who: Actor, of: ComplaintState, action: Parameters<typeof mayDo>[2]) => {
  const decision = mayDo(who, of, action, now)
  return decision.ok ? 'ok' : 'code' in decision ? decision.code : decision.missing
}

describe('what may be done with a complaint', () => {
  it('takes the right of the act', () => {
    const nobody = actor([])
    expect(why(nobody, state(), 'accept')).toBe('complaint.accept')
    expect(why(nobody, state(), 'not_accept')).toBe('complaint.reject')
    expect(why(nobody, state({ status: 'in_progress' }), 'resolve')).toBe('complaint.answer')
    expect(why(nobody, state({ status: 'declined' }), 'reopen')).toBe('document.reopen')
  })

  it('fits its status', () => {
    expect(why(actor(), state(), 'accept')).toBe('ok')
    expect(why(actor(), state(), 'resolve')).toBe('COMPLAINT_STATUS')
    const accepted = state({ status: 'in_progress', accepted_at: '2026-11-20T10:00:00Z' })
    expect(why(actor(), accepted, 'accept')).toBe('COMPLAINT_STATUS')
    expect(why(actor(), accepted, 'resolve')).toBe('ok')
    expect(why(actor(), state({ status: 'canceled' }), 'reopen')).toBe('COMPLAINT_STATUS')
  })

  it('needs a number, and goes with the complaint it is joined to', () => {
    expect(why(actor(), state({ document_id: null }), 'accept')).toBe('COMPLAINT_NO_NUMBER')
    expect(why(actor(), state({ document_id: null }), 'register')).toBe('ok')
    expect(why(actor(), state(), 'register')).toBe('COMPLAINT_NUMBERED')
    const joined = state({ status: 'in_progress', joined_to_number: 'S-1' })
    expect(why(actor(), joined, 'resolve')).toBe('COMPLAINT_JOINED')
    expect(why(actor(), joined, 'join')).toBe('COMPLAINT_JOINED')
    expect(why(actor(), joined, 'unjoin')).toBe('ok')
    expect(why(actor(), state(), 'unjoin')).toBe('COMPLAINT_NOT_JOINED')
    expect(why(actor(), state({ status: 'resolved' }), 'join')).toBe('COMPLAINT_JOIN')
  })

  it('is reopened within 30 days, later by administrators alone', () => {
    const ended = (ended_at: string) => state({ status: 'resolved', ended_at })
    expect(why(actor(), ended('2026-10-24T10:00:00Z'), 'reopen')).toBe('ok')
    expect(why(actor(), ended('2026-10-24T09:59:59Z'), 'reopen')).toBe('COMPLAINT_REOPEN_LATE')
    expect(why(actor([], true), ended('2026-01-01T10:00:00Z'), 'reopen')).toBe('ok')
  })
})
