import { expect, test } from 'vitest'
import { summary, table, verdict } from './test-table.mjs'

const row = (name, result) => ({ name, result: { passed: 0, failed: 0, skipped: 0, ...result }, seconds: 1 })

test.each([
  [{ passed: 3, failed: 0 }, 'ok'],
  [{ passed: 3, failed: 1 }, 'failed'],
  [{ passed: 0, failed: 0, skipped: 4 }, 'ran nothing'],
  [{ passed: 1, failed: 0, seen: 0 }, 'ran nothing'],
  [{ passed: 1, failed: 0, seen: 12 }, 'ok'],
])('%j is %s', (result, expected) => {
  expect(verdict(result)).toBe(expected)
})

test('a run counts its tests, and a step that ran nothing or was not reached as a failure', () => {
  const rows = [row('unit', { passed: 5, failed: 1 }), row('page', {}), row('lint', { passed: 1, seen: 9 })]
  expect(summary(rows, 3)).toEqual({ passed: 6, failed: 2 })
  expect(summary(rows, 5)).toEqual({ passed: 6, failed: 4 })
  expect(summary([row('lint', { passed: 1 })], 1)).toEqual({ passed: 1, failed: 0 })
})

test('the table shows each step with its verdict, counts and time', () => {
  const lines = table([row('unit', { passed: 5 }), row('page', {})]).split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toMatch(/^unit +ok +5 +0 +0 +1\.0 s$/)
  expect(lines[2]).toMatch(/^page +ran nothing +0 +0 +0 +1\.0 s$/)
})
