import { docTypeValues } from '@hdoc/contract/doc-types.ts'
import { describe, expect, it } from 'vitest'
import { docTypeProblems } from './rules.ts'

const values = (changes: object) => docTypeValues.parse({ name: 'Cerere', category: 'intrare', ...changes })
const general = { name: 'RG', category: null, secondary: false }

describe('the fields of a document type', () => {
  it('fit together as they come', () => {
    expect(docTypeProblems(values({}), undefined)).toEqual({})
    expect(docTypeProblems(values({ register_id: 1, fixed_register: true }), general)).toEqual({})
    expect(docTypeProblems(values({ online_available: true, online_filling: true }), undefined)).toEqual({})
    expect(docTypeProblems(values({ case_only: true }), undefined)).toEqual({})
  })

  it.each([
    [{ fixed_register: true }, undefined, 'register_id', 'fixed_register_missing'],
    [{ register_id: 1 }, { ...general, secondary: true }, 'register_id', 'main_register'],
    [{ register_id: 1 }, { ...general, category: 'iesire' as const }, 'register_id', 'register_category'],
    [{ case_only: true, is_default: true }, undefined, 'is_default', 'case_only_default'],
    [{ online_filling: true }, undefined, 'online_filling', 'online_first'],
  ])('%j with register %j is refused on %s', (changes, register, field, key) => {
    expect(docTypeProblems(values(changes), register)).toEqual({ [field]: [{ key }] })
  })
})
