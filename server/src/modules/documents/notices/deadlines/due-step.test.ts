import { addDays } from '@hdoc/contract/ro/local-date.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deadlineSteps, dueStep } from './due-step.ts'

const today = '2026-11-20'
const due = (left: number, told: readonly number[] = [], age = 30) =>
  dueStep({ deadlineOn: addDays(today, left), registeredOn: addDays(today, -age), told }, today)

it.each([
  [8, [], undefined],
  [7, [], 7],
  [7, [7], undefined],
  [6, [], 7],
  [6, [7], undefined],
  [5, [7], 5],
  [4, [7], 5],
  [4, [], 5],
  [3, [7, 5], 3],
  [2, [7], 3],
  [1, [7, 5, 3], 1],
  [0, [7, 5, 3], 1],
  [0, [1], undefined],
  [-1, [], undefined],
])('with %i days left, told at %j: %s', (left, told, step) => {
  expect(due(left, told)).toBe(step)
})

it('tells nothing of steps whose day was before the document came', () => {
  expect(due(6, [], 0)).toBeUndefined()
  expect(due(5, [], 0)).toBe(5)
  expect(due(7, [], 0)).toBe(7)
  expect(due(0, [], 0)).toBeUndefined()
})

it('tells each step at most once and in order, on whatever days the job runs', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 40 }),
      fc.array(fc.boolean(), { minLength: 45, maxLength: 45 }),
      (days, runs) => {
        const deadlineOn = addDays(today, days)
        const told: number[] = []
        runs.forEach((ran, day) => {
          const now = addDays(today, day)
          const step = ran ? dueStep({ deadlineOn, registeredOn: today, told }, now) : undefined
          if (step !== undefined) told.push(step)
        })
        expect(told).toEqual([...new Set(told)].sort((a, b) => b - a))
        if (runs.every(Boolean)) expect(told).toEqual(deadlineSteps.filter((step) => step <= days))
      },
    ),
  )
})
