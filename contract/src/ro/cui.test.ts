import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCui, normaliseCui } from './cui.ts'

describe('CUI', () => {
  it.each([
    '18547290',
    'RO18547290',
    'ro 14399840',
    '361757',
    '2816464',
    '4267117',
    '1590082',
    '1090',
    '9901001006',
  ])('%s is valid', (cui) => {
    expect(checkCui(cui)).toBeNull()
  })

  it.each([
    ['18547291', 'checksum'],
    ['12', 'checksum'],
    ['0', 'format'],
    ['1800101221144', 'format'],
    ['018547290', 'format'],
    ['RO', 'format'],
    ['', 'format'],
  ])('%s is refused: %s', (cui, problem) => {
    expect(checkCui(cui)).toBe(problem)
    expect(normaliseCui(cui)).toBeNull()
  })

  it('is stored as digits with the VAT mark beside it', () => {
    expect(normaliseCui('ro 14.399.840')).toEqual({ cui: '14399840', vatPayer: true })
    expect(normaliseCui('14399840')).toEqual({ cui: '14399840', vatPayer: false })
  })

  it('accepts exactly one control digit for any body', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (body) => {
        const accepted = Array.from({ length: 10 }, (_, digit) => checkCui(`${body}${digit}`))
        expect(accepted.filter((problem) => problem === null)).toHaveLength(1)
      }),
    )
  })
})
