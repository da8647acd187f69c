import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DOCUMENT_STATUSES,
  type DocumentStatusId,
  documentStatus,
  isDocumentStatusId,
  STATUSES_IN_ORDER,
  statusLabels,
} from './document-status.ts'
import { effectiveStatus } from './effective-status.ts'
import { allowedTransitions, findTransition, offeredStatuses } from './status-transitions.ts'

const IDS = DOCUMENT_STATUSES.map((status) => status.id)
const OPEN = [1, 2, 3, 4, 5, 15]
const CLOSED = [6, 7, 8, 10, 11, 12, 13, 14]
const targets = (from: DocumentStatusId) => allowedTransitions(from).map((transition) => transition.to)
const anyId = fc.constantFrom(...IDS)
const anyDay = fc.constantFrom('2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22')

describe('document statuses', () => {
  it('are 1 to 15 with distinct codes', () => {
    expect(IDS).toEqual(Array.from({ length: 15 }, (_, i) => i + 1))
    expect(new Set(DOCUMENT_STATUSES.map((status) => status.code)).size).toBe(15)
    expect(isDocumentStatusId(16)).toBe(false)
  })

  it('have a label by id in both languages', () => {
    expect(Object.keys(statusLabels)).toEqual(IDS.map(String))
    expect(statusLabels['4']).toEqual({ ro: 'În lucru – termen depășit', en: 'In progress – overdue' })
  })

  it('are open, closed or void', () => {
    const ofKind = (kind: string) => IDS.filter((id) => documentStatus(id).kind === kind)
    expect(ofKind('open')).toEqual(OPEN)
    expect(ofKind('closed')).toEqual(CLOSED)
    expect(ofKind('void')).toEqual([9])
  })
})

describe('transitions', () => {
  it.each([
    [1, [2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]],
    [3, [1, 2, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]],
    [4, [1, 2, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]],
    [15, [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]],
    [6, [3, 9]],
    [13, [3, 9]],
    [9, []],
  ] as const)('from %i lead to %j', (from, to) => {
    expect(targets(from)).toEqual(to)
  })

  it('never set 4, never leave 9, and offer neither 4 nor 9', () => {
    for (const id of IDS) {
      expect(targets(id)).not.toContain(4)
      expect(offeredStatuses(id).map((status) => status.id)).not.toContain(9)
      expect(targets(id).includes(9)).toBe(id !== 9)
    }
  })

  it('need a reason for annulling and reopening only', () => {
    expect(findTransition(6, 3)).toEqual({ to: 3, kind: 'reopen', needsReason: true })
    expect(findTransition(6, 9)).toEqual({ to: 9, kind: 'annul', needsReason: true })
    expect(findTransition(3, 6)).toEqual({ to: 6, kind: 'close', needsReason: false })
    expect(findTransition(3, 15)).toEqual({ to: 15, kind: 'pend', needsReason: false })
    expect(findTransition(1, 3)).toEqual({ to: 3, kind: 'change', needsReason: false })
    expect(findTransition(6, 8)).toBeUndefined()
  })
})

describe('status of today', () => {
  const stored = { status: 3, resumeStatus: null, pendingUntil: null, deadlineOn: '2026-11-20' } as const

  it.each([
    ['2026-11-19', 3],
    ['2026-11-20', 3],
    ['2026-11-21', 4],
  ])('on %s a document due on the 20th is %i', (today, status) => {
    expect(effectiveStatus(stored, today)).toBe(status)
    expect(effectiveStatus({ ...stored, status: 4 }, today)).toBe(status)
  })

  it.each([
    [{ resumeStatus: 2, pendingUntil: '2026-11-21', deadlineOn: '2026-11-01' }, 15],
    [{ resumeStatus: 2, pendingUntil: '2026-11-20', deadlineOn: '2026-11-01' }, 2],
    [{ resumeStatus: 3, pendingUntil: '2026-11-20', deadlineOn: '2026-11-19' }, 4],
    [{ resumeStatus: 3, pendingUntil: '2026-11-20', deadlineOn: null }, 3],
    [{ resumeStatus: null, pendingUntil: '2026-11-20', deadlineOn: null }, 3],
    [{ resumeStatus: 3, pendingUntil: null, deadlineOn: '2026-11-01' }, 15],
  ] as const)('pending %o is %i on 2026-11-20', (fields, status) => {
    expect(effectiveStatus({ status: 15, ...fields }, '2026-11-20')).toBe(status)
  })

  it('leaves everything but 3, 4 and 15 as stored', () => {
    fc.assert(
      fc.property(anyId, anyDay, anyDay, anyDay, (status, pendingUntil, deadlineOn, today) => {
        fc.pre(![3, 4, 15].includes(status))
        expect(effectiveStatus({ status, resumeStatus: 1, pendingUntil, deadlineOn }, today)).toBe(status)
      }),
    )
  })

  it('is overdue only after the deadline', () => {
    fc.assert(
      fc.property(
        anyId,
        anyId,
        anyDay,
        anyDay,
        anyDay,
        (status, resumeStatus, pendingUntil, deadlineOn, today) => {
          const shown = effectiveStatus({ status, resumeStatus, pendingUntil, deadlineOn }, today)
          expect(shown === 4 && deadlineOn >= today).toBe(false)
        },
      ),
    )
  })
})

it('are offered as work goes: open ones first, what is void last, none missing', () => {
  expect(STATUSES_IN_ORDER.map(({ kind }) => kind).join(' ')).toMatch(/^(open )+(closed )+void$/)
  expect(new Set(STATUSES_IN_ORDER)).toEqual(new Set(DOCUMENT_STATUSES))
})
