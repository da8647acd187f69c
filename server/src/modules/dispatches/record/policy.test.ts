import { dispatchActions } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import { expect, it } from 'vitest'
import type { Actor } from '../../../platform/auth/actor.ts'
import { type DispatchFacts, mayDispatch } from './policy.ts'

const actor = (more: Partial<Actor> = {}): Actor =>
  ({ institutionId: 1, id: 5, isAdmin: false, permissions: [], groupIds: [], roles: [], ...more }) as Actor
const preparer = actor()
const row = (more: Partial<DispatchFacts> = {}): DispatchFacts => ({
  number: 'E-1',
  status: 'prepared',
  method: 'post',
  mail_state: 'none',
  to_repeat: false,
  mail_sending: false,
  is_annulled: false,
  repeated_by_id: null,
  prepared_by_institution_id: 1,
  prepared_by_id: 5,
  ...more,
})
const possible = (who: Actor, one: DispatchFacts) =>
  dispatchActions.filter((action) => mayDispatch(who, one, action).ok)

it.each([
  ['prepared', row(), ['update', 'send', 'withdraw']],
  ['sent', row({ status: 'sent' }), ['correct', 'confirm', 'return']],
  ['confirmed', row({ status: 'confirmed' }), ['correct']],
  ['handed over in person', row({ status: 'sent', method: 'in_person' }), ['confirm', 'return']],
  ['returned', row({ status: 'returned', to_repeat: true }), ['correct', 'repeat']],
  ['returned and sent again', row({ status: 'returned', repeated_by_id: 9 }), ['correct']],
  ['an e-mail that is still to leave', row({ method: 'email', mail_state: 'waiting' }), ['withdraw']],
  ['an e-mail that is leaving', row({ method: 'email', mail_state: 'waiting', mail_sending: true }), []],
  ['withdrawn', row({ status: 'withdrawn' }), []],
  ['prepared for a document that was annulled', row({ is_annulled: true }), ['withdraw']],
  ['returned, of a document that was annulled', row({ status: 'returned', is_annulled: true }), ['correct']],
  [
    'an e-mail that could not leave',
    row({ method: 'email', mail_state: 'refused', to_repeat: true }),
    ['repeat', 'withdraw'],
  ],
  [
    'an e-mail that left',
    row({ method: 'email', mail_state: 'left', status: 'sent' }),
    ['confirm', 'return'],
  ],
] as const)('what may be done when it is %s', (_state, one, actions) => {
  expect(possible(preparer, one)).toEqual(actions)
})

it.each([
  ['whoever prepared it', preparer, true],
  ['whoever dispatches', actor({ id: 6, permissions: ['shipping.create'] }), true],
  ['DocAdmin', actor({ id: 6, roles: ['DocAdmin'] }), true],
  ['an administrator', actor({ id: 6, isAdmin: true }), true],
  ['a namesake of another institution', actor({ institutionId: 2 }), false],
  ['anybody else', actor({ id: 6 }), false],
] as const)('is marked by %s: %o', (_who, who, may) => {
  expect(mayDispatch(who, row(), 'send').ok).toBe(may)
})

it('says why not, in the words of its state', () => {
  expect(mayDispatch(preparer, row({ status: 'sent' }), 'send')).toMatchObject({ code: 'DISPATCH_STATUS' })
  expect(mayDispatch(preparer, row({ method: 'email' }), 'send')).toMatchObject({ code: 'DISPATCH_BY_MAIL' })
  expect(mayDispatch(preparer, row(), 'correct')).toMatchObject({ code: 'DISPATCH_STATUS' })
  expect(mayDispatch(preparer, row({ status: 'sent', method: 'fax' }), 'correct')).toMatchObject({
    code: 'DISPATCH_UNTRACKED',
  })
  expect(mayDispatch(preparer, row(), 'repeat')).toMatchObject({ code: 'DISPATCH_DONE' })
  expect(mayDispatch(preparer, row({ repeated_by_id: 9 }), 'repeat')).toMatchObject({
    code: 'DISPATCH_REPEATED',
  })
  for (const action of ['update', 'send', 'repeat'] as const)
    expect(mayDispatch(preparer, row({ is_annulled: true, to_repeat: true }), action)).toMatchObject({
      code: 'DISPATCH_ANNULLED',
    })
  expect(mayDispatch(preparer, row({ mail_sending: true }), 'withdraw')).toMatchObject({
    code: 'DISPATCH_LEAVING',
  })
})
