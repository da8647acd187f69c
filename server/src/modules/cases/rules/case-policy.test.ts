import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { describe, expect, it } from 'vitest'
import { walkActor } from '../../../../test/calls/walk-people.ts'
import { canClose, mayChangeCase } from './case-policy.ts'
import { findNext } from './find-next.ts'
import type { ShareState } from './share-policy.ts'
import type { Worker } from './worker.ts'

type Share = ShareState & { id: number }

function person(id: number, permissions: Permission[]): Worker {
  const kind = { isAdmin: false, permissions, roles: [], groupRole: '', platform: false }
  const actor = walkActor({ ...kind, username: `p${id}`, title: `P${id}` })
  return { actor: { ...actor, id, groupIds: [10] }, heads: [], standsFor: [] }
}
const ana = person(1, ['workcase.work'])
const closer = person(2, ['workcase.close'])
const mayor = person(3, ['workcase.assign', 'document.reopen'])

const share = (changes: Partial<Share> = {}): Share => ({
  id: 1,
  institution_id: 1,
  status: 'in_progress',
  role: 'lead',
  group_id: 10,
  group_name: 'Urbanism',
  user_id: 1,
  user_name: 'Ana',
  assigned_by_institution_id: 1,
  assigned_by_id: 3,
  ...changes,
})
const other = (changes: Partial<Share> = {}): Share =>
  share({
    id: 2,
    role: 'work',
    group_id: 20,
    group_name: 'Juridic',
    user_id: null,
    user_name: null,
    ...changes,
  })
const open = (...shares: Share[]) => ({ isClosed: false, shares })
const closed = (...shares: Share[]) => ({ isClosed: true, shares })

describe('who closes a case', () => {
  it('who is in charge, once the work was accepted', () => {
    expect(canClose(ana, open(share()))).toEqual({ ok: true })
    expect(canClose(ana, open(share({ status: 'new' })))).toMatchObject({ code: 'SHARE_STATUS' })
    expect(canClose(ana, closed(share({ status: 'closed' })))).toMatchObject({ code: 'CASE_CLOSED' })
  })

  it('others by their right, with a reason', () => {
    expect(canClose(closer, open(share()))).toEqual({ ok: true, byRight: true })
    expect(canClose(mayor, open(share()))).toMatchObject({ missing: 'workcase.close' })
  })

  it('last: other parts have to be closed, open opinions do not', () => {
    const refused = canClose(ana, open(share(), other({ status: 'new' })))
    expect(refused).toMatchObject({ code: 'CASE_PARTS_OPEN', values: { groups: 'Juridic' } })
    expect(canClose(ana, open(share(), other({ status: 'closed' }))).ok).toBe(true)
    expect(canClose(ana, open(share(), other({ role: 'opinion' }))).ok).toBe(true)
  })
})

it('a closed case is only opened again, an open one never', () => {
  for (const action of ['assign', 'close', 'add_document', 'extend_deadline', 'rename'] as const)
    expect(mayChangeCase(mayor, closed(), action)).toMatchObject({ code: 'CASE_CLOSED' })
  expect(mayChangeCase(mayor, closed(), 'reopen').ok).toBe(true)
  expect(mayChangeCase(ana, closed(), 'reopen')).toMatchObject({ missing: 'document.reopen' })
  expect(mayChangeCase(mayor, open(share()), 'reopen')).toMatchObject({ code: 'CASE_OPEN' })
})

describe('what a person has to do now', () => {
  it.each([
    ['accept what was given to them', share({ status: 'new' }), { action: 'accept', share_id: 1 }],
    ['begin', share({ status: 'accepted' }), { action: 'start', share_id: 1 }],
    ['close the case they are in charge of', share(), { action: 'close', share_id: null }],
    ['close their part', share({ role: 'work' }), { action: 'close_group', share_id: 1 }],
    ['take what nobody has', share({ user_id: null, status: 'new' }), { action: 'take', share_id: 1 }],
    ['nothing of another group', other(), undefined],
  ])('%s', (_title, one, expected) => {
    expect(findNext(ana, open(one))).toEqual(expected)
  })

  it('to choose who works on it, and to give again what was refused', () => {
    const loose = share({ group_id: null, group_name: null, user_id: null, status: 'new' })
    expect(findNext(mayor, open(loose))).toEqual({ action: 'assign', share_id: null })
    expect(findNext(mayor, open(share({ status: 'refused' })))).toEqual({ action: 'give', share_id: 1 })
    expect(findNext(ana, closed(share()))).toBeUndefined()
  })
})
