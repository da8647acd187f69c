import { docTypeValues } from '@hdoc/contract/doc-types/doc-types.ts'
import { problemText } from '@hdoc/contract/failures/problem-text.ts'
import { describe, expect, it } from 'vitest'
import { categoryProblem, docTypeProblems } from './rules.ts'

const values = (changes: object) => docTypeValues.parse({ name: 'Cerere', category: 'intrare', ...changes })
const general = { id: 1, name: 'RG', category: null, secondary: false }

describe('the fields of a document type', () => {
  it('fit together as they come', () => {
    expect(docTypeProblems(values({}), [])).toEqual({})
    expect(docTypeProblems(values({ register_id: 1, fixed_register: true }), [general])).toEqual({})
    expect(docTypeProblems(values({ online_available: true, online_filling: true }), [])).toEqual({})
    expect(docTypeProblems(values({ case_only: true }), [])).toEqual({})
  })

  it.each([
    [{ fixed_register: true }, [], 'register_id', 'fixed_register_missing'],
    [{ register_id: 1 }, [{ ...general, secondary: true }], 'register_id', 'main_register'],
    [{ register_id: 1 }, [{ ...general, category: 'iesire' as const }], 'register_id', 'register_category'],
    [{ case_only: true, is_default: true }, [], 'is_default', 'case_only_default'],
    [{ online_filling: true }, [], 'online_filling', 'online_first'],
  ])('%j with registers %j is refused on %s', (changes, registers, field, key) => {
    expect(docTypeProblems(values(changes), registers)).toEqual({ [field]: [{ key }] })
  })

  it('a secondary register of another category is refused by its name, of any category it is taken', () => {
    const certificates = { id: 7, name: 'Certificate', category: 'iesire' as const, secondary: true }
    const any = { id: 8, name: 'Dosare', category: null, secondary: true }
    const of = (ids: number[], changes: object = {}) =>
      docTypeProblems(values({ secondary_register_ids: ids, ...changes }), [certificates, any])
    expect(of([8, 7])).toEqual({
      secondary_register_ids: [{ key: 'further_category', values: { register: 'Certificate' } }],
    })
    expect(of([8])).toEqual({})
    expect(of([7, 8], { category: 'iesire' })).toEqual({})
  })
})

describe('the category of a type', () => {
  it.each([
    [0, 0, undefined],
    [1, 0, '1 document'],
    [21, 2, '21 de documente, 2 șabloane de înregistrare'],
    [0, 1, '1 șablon de înregistrare'],
  ])('borne by %i documents and %i templates', (documents, templates, uses) => {
    const problem = categoryProblem({ documents, templates })
    expect(problem && problemText(problem, 'ro')).toEqual(
      uses && expect.stringContaining(`este folosit de ${uses}. Creați`),
    )
  })
})
