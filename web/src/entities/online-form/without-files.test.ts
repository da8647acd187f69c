import { expect, test } from 'vitest'
import { withoutFiles } from './without-files.ts'

test('answers that are files go; what was written and chosen stays', () => {
  const answers = { plan: [4, 5], culori: ['red', 'blue'], nume: 'Garaj', gol: [] }
  expect(withoutFiles({ subject: 'Garaj', answers })).toEqual({
    subject: 'Garaj',
    answers: { culori: ['red', 'blue'], nume: 'Garaj', gol: [] },
  })
})
