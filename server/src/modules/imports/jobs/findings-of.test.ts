import { expect, test } from 'vitest'
import { findingsOf } from './findings-of.ts'

const form = { fields: [], options: [] }

test('what two rules say of a cell in the same words is told once, and other faults beside it', () => {
  const values = { phone: 'abc', email: 'def' }
  const errors = (['phone', 'phone', 'email'] as const).map((key) => ({ field: key, problem: { key } }))
  const told = findingsOf(
    [
      {
        ...{ row: 3, values, problems: [], folded: false, columns: { phone: 0, email: 1 } },
        source: { row: 3, cells: ['abc', 'def'], faults: [] },
      },
    ],
    [{ row: 3, values, errors, warnings: [], step: 'skip' }],
    { form, names: ['Telefon', 'E-mail'] },
  )
  expect(told.map(({ ordinal, column, value, problem }) => [ordinal, column, value, problem.key])).toEqual([
    [0, 'Telefon', 'abc', 'phone'],
    [1, 'E-mail', 'def', 'email'],
  ])
})

test('of several files of a row that lack, each is told', () => {
  const values = { files: 'a.pdf; b.pdf' }
  const errors = ['a.pdf', 'b.pdf', 'a.pdf'].map((name) => ({
    field: 'files',
    problem: { key: 'import_file_missing' as const, values: { name } },
  }))
  const told = findingsOf(
    [
      {
        ...{ row: 3, values, problems: [], folded: false, columns: { files: 0 } },
        source: { row: 3, cells: [values.files], faults: [] },
      },
    ],
    [{ row: 3, values, errors, warnings: [], step: 'new' }],
    { form, names: ['Fișiere'] },
  )
  expect(told.map(({ problem }) => problem.values)).toEqual([{ name: 'a.pdf' }, { name: 'b.pdf' }])
})
