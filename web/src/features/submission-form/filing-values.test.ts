import { expect, test } from 'vitest'
import { empty, kept, whoOf } from './filing-values.ts'

test('a person sends no codes of a company, and a draft keeps nothing of who writes', () => {
  const values = { ...empty, 'who.name': 'Ana', 'who.cui': '123' }
  expect(whoOf(values)).toMatchObject({ type: 'pf', name: 'Ana' })
  expect(whoOf(values)).not.toHaveProperty('cui')
  expect(whoOf({ ...values, 'who.type': 'pj' })).toHaveProperty('cui', '123')
  // Nor answers to the form of a type, among which a CNP may stand.
  expect([...kept]).toEqual(['doc_type_id', 'subject'])
})
