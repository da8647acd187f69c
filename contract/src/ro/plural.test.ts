import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countOf, formatInteger, pluralForm } from './plural.ts'

const DOCUMENT = { ro: { one: 'document', many: 'documente' }, en: { one: 'document', many: 'documents' } }

describe('Romanian plural', () => {
  it.each([
    [0, '0 documente'],
    [1, '1 document'],
    [2, '2 documente'],
    [19, '19 documente'],
    [20, '20 de documente'],
    [99, '99 de documente'],
    [100, '100 de documente'],
    [101, '101 documente'],
    [119, '119 documente'],
    [120, '120 de documente'],
    [1234, '1.234 de documente'],
    [1_000_001, '1.000.001 documente'],
  ])('%i → %s', (n, text) => {
    expect(countOf(n, DOCUMENT, 'ro')).toBe(text)
  })

  it('is plain in English', () => {
    expect([0, 1, 20, 1234].map((n) => countOf(n, DOCUMENT, 'en'))).toEqual([
      '0 documents',
      '1 document',
      '20 documents',
      '1,234 documents',
    ])
  })

  it('agrees with CLDR', () => {
    const rules = new Intl.PluralRules('ro')
    fc.assert(
      fc.property(fc.nat(), (n) => {
        expect(pluralForm(n)).toBe(rules.select(n))
      }),
    )
  })

  it('groups thousands', () => {
    expect([formatInteger(-1234567, 'ro'), formatInteger(999, 'ro'), formatInteger(1000, 'en')]).toEqual([
      '-1.234.567',
      '999',
      '1,000',
    ])
  })
})
