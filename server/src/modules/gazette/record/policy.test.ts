import { type GazetteState, gazetteActions, gazetteStates } from '@hdoc/contract/gazette/gazette-choices.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { expect, test } from 'vitest'
import type { Actor } from '../../../platform/auth/actor.ts'
import { type EntryFacts, mayGazette } from './policy.ts'

const person = (id: number, ...permissions: Permission[]): Actor =>
  ({ id, institutionId: 1, isAdmin: false, permissions }) as unknown as Actor
const clerk = person(1, 'gazette.publish')
const secretary = person(2, 'gazette.publish', 'gazette.approve')
const entry = (state: GazetteState, more: Partial<EntryFacts> = {}): EntryFacts => ({
  state,
  erased: false,
  submitted_by_institution_id: 1,
  submitted_by_id: 1,
  corrected_by_id: null,
  ...more,
})

test('what may be done follows the state', () => {
  const table = Object.fromEntries(
    gazetteStates.map((state) => [
      state,
      gazetteActions.filter((action) => mayGazette(secretary, entry(state), action).ok),
    ]),
  )
  expect(table).toEqual({
    draft: ['edit', 'discard', 'submit'],
    waiting: ['approve', 'return'],
    scheduled: ['return'],
    published: ['withdraw', 'correct'],
    withdrawn: ['withdraw', 'correct'],
  })
})

test('the second person is another one, and has the right', () => {
  expect(mayGazette(clerk, entry('waiting'), 'approve')).toEqual({ ok: false, missing: 'gazette.approve' })
  expect(mayGazette(secretary, entry('waiting', { submitted_by_id: 2 }), 'approve')).toMatchObject({
    code: 'GAZETTE_OWN',
  })
  expect(mayGazette(person(3), entry('draft'), 'edit')).toEqual({ ok: false, missing: 'gazette.publish' })
})

test('what is erased is not withdrawn again, what was corrected is not corrected again', () => {
  expect(mayGazette(clerk, entry('withdrawn', { erased: true }), 'withdraw')).toMatchObject({
    code: 'GAZETTE_ERASED',
  })
  expect(mayGazette(clerk, entry('withdrawn', { erased: true }), 'correct').ok).toBe(true)
  expect(mayGazette(clerk, entry('published', { corrected_by_id: 9 }), 'correct')).toMatchObject({
    code: 'GAZETTE_CORRECTED',
  })
})
