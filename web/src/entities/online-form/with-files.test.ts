import { expect, test } from 'vitest'
import { withFiles } from './with-files.ts'

const answers = { plan: [4, 5], culori: ['red', 'blue'], nume: 'Garaj', gol: [] }

test('answers that are files go; what was written and chosen stays', () => {
  expect(withFiles({ subject: 'Garaj', answers })).toEqual({
    subject: 'Garaj',
    answers: { culori: ['red', 'blue'], nume: 'Garaj', gol: [] },
  })
})

test('files that the form has stay', () => {
  expect(withFiles({ answers }, [4, 5])).toEqual({ answers })
  expect(withFiles({ answers }, [4]).answers).not.toHaveProperty('plan')
})
