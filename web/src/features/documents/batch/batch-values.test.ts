import { batchWish } from '@hdoc/contract/documents/bulk/document-batches.ts'
import { expect, test } from 'vitest'
import { emptyBatch, stateWord, wishOf } from './batch-values.ts'

test('sends the fields of the chosen action alone', () => {
  const filled = { ...emptyBatch, doc_type_id: 7, days: 3 as const, reason: 'Motiv' }
  expect(wishOf({ ...filled, action: 'access_level' })).toEqual({
    action: 'access_level',
    access_level: 'institution',
  })
  expect(wishOf({ ...filled, action: 'deadline' })).toEqual({
    action: 'deadline',
    type: 'days',
    days: 3,
    reason: 'Motiv',
  })
  expect(wishOf({ ...filled, action: 'doc_type' })).toEqual({
    action: 'doc_type',
    doc_type_id: 7,
    with_deadline: false,
  })
  const people = [{ id: 4, name: 'Ion' }]
  expect(wishOf({ ...filled, action: 'assign', group_id: 9, people })).toEqual({
    action: 'assign',
    group_id: 9,
    user_ids: [4],
  })
})

test('what is missing is asked for by the contract, not made up', () => {
  expect(batchWish.safeParse(wishOf({ ...emptyBatch, status: 15 })).success).toBe(false)
  expect(batchWish.safeParse(wishOf({ ...emptyBatch, status: 15, pending_days: 4 })).success).toBe(true)
  expect(batchWish.safeParse(wishOf({ ...emptyBatch, action: 'doc_type' })).success).toBe(false)
  expect(batchWish.safeParse(wishOf({ ...emptyBatch, action: 'assign' })).success).toBe(false)
  expect(batchWish.safeParse(wishOf({ ...emptyBatch, action: 'deadline', days: 4 })).success).toBe(false)
})

test('what a batch left out is no longer said to stay unchanged once it has run', () => {
  expect(stateWord({ state: 'ready' }, 'wont')).toBe('batch.state_wont')
  for (const state of ['running', 'done', 'undoing', 'undone'] as const)
    expect(stateWord({ state }, 'wont')).toBe('batch.state_left_out')
  expect(stateWord({ state: 'done' }, 'changed')).toBe('batch.state_changed')
})
