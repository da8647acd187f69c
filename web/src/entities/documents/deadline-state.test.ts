import { expect, test } from 'vitest'
import { deadlineState } from './deadline-state.ts'

const today = '2026-11-20'

test('a deadline is late from the day after it, soon from three days before it', () => {
  const states = ['2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24'].map((day) =>
    deadlineState(day, 3, today),
  )
  expect(states).toEqual(['late', 'soon', 'soon', 'later'])
})

test('a closed or annulled document is never late', () => {
  expect([6, 9, 13].map((status) => deadlineState('2026-01-01', status, today))).toEqual([
    'settled',
    'settled',
    'settled',
  ])
})

test('no deadline is no state', () => {
  expect(deadlineState(null, 1, today)).toBe('none')
})
