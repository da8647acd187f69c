import { describe, expect, it } from 'vitest'
import { DOCUMENT_STATUSES } from '../documents/status/document-status.ts'
import {
  afterAct,
  complaintActNames,
  complaintStatuses,
  complaintStatusOf,
  complaintTransitions,
} from './complaint-status.ts'

describe('the status of a complaint', () => {
  it('follows from its document and from whether it was accepted', () => {
    const all = (wasAccepted: boolean) =>
      Object.fromEntries(DOCUMENT_STATUSES.map(({ id }) => [id, complaintStatusOf(id, wasAccepted)]))
    const open = { 1: 'open', 2: 'open', 3: 'open', 4: 'open', 5: 'open', 15: 'open' }
    const ended = {
      ...{ 6: 'resolved', 7: 'resolved', 8: 'resolved', 11: 'resolved' },
      ...{ 9: 'canceled', 12: 'canceled', 10: 'declined', 13: 'declined' },
    }
    expect(all(false)).toEqual({ ...open, ...ended, 14: 'notaccepted' })
    const inProgress = Object.fromEntries(Object.keys(open).map((id) => [id, 'in_progress']))
    expect(all(true)).toEqual({ ...inProgress, ...ended, 14: 'declined' })
  })

  it('changes by the acts of the table alone', () => {
    const led = complaintActNames.flatMap((act) =>
      complaintStatuses.flatMap((from) => {
        const to = afterAct(from, act, true)
        return to === undefined ? [] : [`${act}: ${from} → ${to}`]
      }),
    )
    expect(led).toEqual([
      'accept: open → in_progress',
      'not_accept: open → notaccepted',
      'reject: open → declined',
      'reject: in_progress → declined',
      'resolve: in_progress → resolved',
      'cancel: open → canceled',
      'cancel: in_progress → canceled',
      'reopen: notaccepted → open',
      'reopen: resolved → in_progress',
      'reopen: declined → in_progress',
    ])
    expect(afterAct('declined', 'reopen', false)).toBe('open')
    for (const act of complaintActNames) expect(complaintTransitions[act].canceled).toBeUndefined()
  })
})
