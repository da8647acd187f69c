import { statusChange } from '@hdoc/contract/documents/life/document-status-change.ts'
import {
  DOCUMENT_STATUSES,
  type DocumentStatusId,
  STATUS,
} from '@hdoc/contract/documents/status/document-status.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideStatus, type StatusFacts, shownStatus } from './status-rules.ts'

const TODAY = '2026-11-20'
const stored = DOCUMENT_STATUSES.map(({ id }) => id).filter((id) => id !== STATUS.overdue)
const days = fc.constantFrom('2026-11-18', '2026-11-19', TODAY, '2026-11-21', '2026-12-24')
const resumes: DocumentStatusId[] = [1, 2, 3, 5]
const facts: fc.Arbitrary<StatusFacts> = fc
  .record({
    status: fc.constantFrom(...stored),
    resume: fc.constantFrom(...resumes),
    until: days,
    deadline_on: fc.option(days),
  })
  .map(({ status, resume, until, deadline_on }) => ({
    status,
    resume_status: status === STATUS.pending ? resume : null,
    pending_until: status === STATUS.pending ? until : null,
    deadline_on,
  }))
const wish = (more: object) => statusChange.parse({ id: 1, ...more })
const wishes = fc.constantFrom(...stored.filter((id) => id !== STATUS.annulled)).map((status) =>
  wish({
    status,
    reason: 'Motiv',
    ...(status === STATUS.pending && { pending_type: 'days', pending_days: 3 }),
  }),
)

describe('where a document may go', () => {
  it('is what it then shows, and 15 comes back to what was shown before it first waited', () => {
    fc.assert(
      fc.property(facts, wishes, (row, wanted) => {
        const decision = decideStatus(row, wanted, TODAY)
        if (!decision.ok) return
        const after = { ...row, ...decision.change }
        const shown = shownStatus(after, TODAY)
        const overdue = row.deadline_on !== null && row.deadline_on < TODAY
        expect(shown).toBe(wanted.status === STATUS.inOperation && overdue ? STATUS.overdue : wanted.status)
        if (wanted.status !== STATUS.pending) return
        const before = shownStatus(row, TODAY)
        if (before !== STATUS.pending)
          expect(shownStatus({ ...after, pending_until: TODAY }, TODAY)).toBe(before)
      }),
    )
  })

  it('never leaves „annulled”, and leaves a closed status only for „in progress”', () => {
    const row = (status: DocumentStatusId): StatusFacts => ({
      status,
      resume_status: null,
      pending_until: null,
      deadline_on: null,
    })
    fc.assert(
      fc.property(wishes, (wanted) => {
        expect(decideStatus(row(9), wanted, TODAY).ok).toBe(false)
        expect(decideStatus(row(6), wanted, TODAY).ok).toBe(wanted.status === STATUS.inOperation)
      }),
    )
    expect(decideStatus(row(6), wish({ status: 3 }), TODAY)).toMatchObject({
      fields: { reason: [{ key: 'required' }] },
    })
  })

  it('stores the two columns of a waiting document with 15 only', () => {
    fc.assert(
      fc.property(facts, wishes, (row, wanted) => {
        const decision = decideStatus(row, wanted, TODAY)
        if (!decision.ok) return
        const { status, resume_status, pending_until } = decision.change
        expect([resume_status !== null, pending_until !== null]).toEqual([
          status === STATUS.pending,
          status === STATUS.pending,
        ])
        expect(resume_status).not.toBe(STATUS.overdue)
      }),
    )
  })
})
