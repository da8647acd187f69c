import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelPayload, readLabelPayload } from './payload.ts'

const document = fc.record({
  institutionId: fc.integer({ min: 1, max: 999_999_999 }),
  documentId: fc.maxSafeNat().filter((id) => id > 0),
})

describe('what a label says', () => {
  it('is fixed for ever: printed labels must be found in years', () => {
    expect(labelPayload({ institutionId: 1, documentId: 1 })).toBe('HD111156')
    expect(labelPayload({ institutionId: 12, documentId: 1_048_576 })).toBe('HD12120104857671')
  })

  it('is read back as the document it names, also with the Enter of a hand scanner', () => {
    fc.assert(
      fc.property(document, (one) => {
        expect(readLabelPayload(labelPayload(one))).toEqual(one)
        expect(readLabelPayload(`${labelPayload(one).toLowerCase()}\r\n`)).toEqual(one)
      }),
    )
  })

  it('has an even number of digits after its two letters, and nothing else', () => {
    fc.assert(
      fc.property(document, (one) => {
        expect(labelPayload(one)).toMatch(/^HD(\d\d)+$/)
      }),
    )
  })

  it('with one wrong or two swapped digits is no label', () => {
    fc.assert(
      fc.property(document, fc.nat(), fc.integer({ min: 1, max: 9 }), (one, place, by) => {
        const text = labelPayload(one)
        const at = 3 + (place % (text.length - 3))
        const wrong = `${text.slice(0, at)}${(Number(text[at]) + by) % 10}${text.slice(at + 1)}`
        expect(readLabelPayload(wrong)).not.toEqual(one)
        expect(readLabelPayload(wrong)).toBeUndefined()
        const swapped = `${text.slice(0, at - 1)}${text[at]}${text[at - 1]}${text.slice(at + 1)}`
        if (swapped !== text && at > 3) expect(readLabelPayload(swapped)).toBeUndefined()
      }),
    )
  })

  it('is found in no other text', () => {
    for (const text of [
      '',
      'HD1',
      'HD1100',
      '5941234567890',
      'https://hdoc.example/#/urmarire/abc',
      'HD2111156',
      'HD111157',
      'HD10011',
      'HD19112',
    ])
      expect(readLabelPayload(text)).toBeUndefined()
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readLabelPayload(text)).toBeUndefined()
      }),
    )
  })

  it('refuses what is no id', () => {
    for (const id of [0, -1, 1.5, Number.NaN, 2 ** 53])
      expect(() => labelPayload({ institutionId: 1, documentId: id })).toThrow(RangeError)
    expect(() => labelPayload({ institutionId: 1_000_000_000, documentId: 1 })).toThrow(RangeError)
  })
})
