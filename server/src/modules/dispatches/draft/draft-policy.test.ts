import { expect, it } from 'vitest'
import type { Actor } from '../../../platform/auth/actor.ts'
import type { CaseState, Worker } from '../../cases/index.ts'

import { mayNumber, mayStamp, mayWrite, writesInPlaceOf } from './draft-policy.ts'

const actor = (more: Partial<Actor> = {}): Actor =>
  ({ institutionId: 1, id: 5, isAdmin: false, permissions: [], groupIds: [7], roles: [], ...more }) as Actor
const worker = (more: Partial<Actor> = {}): Worker => ({ actor: actor(more), heads: [], standsFor: [] })
const share = (more: Partial<CaseState['shares'][number]> = {}): CaseState['shares'][number] => ({
  institution_id: 1,
  status: 'in_progress',
  role: 'work',
  group_id: 7,
  group_name: 'Urbanism',
  user_id: null,
  user_name: null,
  assigned_by_institution_id: 1,
  assigned_by_id: 1,
  ...more,
})
const open = (more: Partial<CaseState> = {}): CaseState => ({ isClosed: false, shares: [share()], ...more })
const written = { document_number: null, file_id: 3, has_left: false }

it.each([
  ['somebody of a department that works on it', worker({ permissions: ['workcase.work'] }), open(), true],
  ['the person who has the work', worker({ groupIds: [] }), open({ shares: [share({ user_id: 5 })] }), true],
  ['a colleague without the right to work', worker(), open(), false],
  [
    'somebody whose department has closed its part',
    worker({ permissions: ['workcase.work'] }),
    open({ shares: [share({ status: 'closed' })] }),
    false,
  ],
  ['anybody once the case is closed', worker({ isAdmin: true }), open({ isClosed: true }), false],
])('an answer is written by %s: %o', (_who, one, state, may) => {
  expect(mayWrite(one, state, undefined).ok).toBe(may)
})

it('is not written any more once it has its number, and numbered once it is written', () => {
  const one = worker({ permissions: ['workcase.work'] })
  expect(mayNumber(one, open(), undefined)).toEqual({ ok: false, code: 'ANSWER_EMPTY' })
  expect(mayNumber(one, open(), written).ok).toBe(true)
  const numbered = { document_number: 'E-1', file_id: 3, has_left: false }
  for (const may of [mayWrite, mayNumber])
    expect(may(one, open(), numbered)).toEqual({
      ok: false,
      code: 'ANSWER_NUMBERED',
      values: { number: 'E-1' },
    })
})

it('once its letter has left, another answer is written; the same text gets no second number', () => {
  const one = worker({ permissions: ['workcase.work'] })
  const left = { document_number: 'E-1', file_id: 3, has_left: true }
  expect(mayWrite(one, open(), left).ok).toBe(true)
  expect(mayNumber(one, open(), left)).toMatchObject({ code: 'ANSWER_NUMBERED' })
  expect(mayWrite(one, open({ isClosed: true }), left)).toMatchObject({ code: 'CASE_CLOSED' })
})

it('number and date come once, on the file of a numbered answer, from who works on the case', () => {
  const one = worker({ permissions: ['workcase.work'] })
  const numbered = { document_number: 'E-1', file_id: 3, paper_id: 4, stamped: false }
  const codeOf = (decision: ReturnType<typeof mayStamp>) => ('code' in decision ? decision.code : decision.ok)
  expect(codeOf(mayStamp(one, open(), undefined))).toBe('ANSWER_EMPTY')
  expect(codeOf(mayStamp(one, open(), { ...numbered, document_number: null }))).toBe('ANSWER_UNNUMBERED')
  expect(codeOf(mayStamp(one, open(), { ...numbered, paper_id: null }))).toBe('ANSWER_NO_PAPER')
  expect(codeOf(mayStamp(one, open(), { ...numbered, stamped: true }))).toBe('ANSWER_STAMPED')
  expect(codeOf(mayStamp(one, open(), numbered))).toBe(true)
  expect(mayStamp(worker(), open(), numbered)).toEqual({ ok: false, missing: 'workcase.work' })
  expect(codeOf(mayStamp(one, open({ isClosed: true }), numbered))).toBe('CASE_CLOSED')
})

it('is written by who stands in for whoever has the work, and then in both names', () => {
  const state = open({ shares: [share({ user_id: 8, user_name: 'Ana Pop' })] })
  const standIn: Worker = { ...worker({ groupIds: [] }), standsFor: [8] }
  expect(mayWrite(standIn, state, undefined).ok).toBe(true)
  expect(mayWrite({ ...standIn, standsFor: [] }, state, undefined).ok).toBe(false)
  expect(writesInPlaceOf(standIn, state)).toBe('Ana Pop')
  const both = open({ shares: [share({ user_id: 8, user_name: 'Ana Pop' }), share({ user_id: 5 })] })
  expect(writesInPlaceOf(standIn, both)).toBe('')
})
