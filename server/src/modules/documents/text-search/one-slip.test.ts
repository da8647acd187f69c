import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { corrections, isOneSlipAway, swappedForms } from './one-slip.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 2, maxLength: 9 })

/** Every word one slip away, written out. */
function slips(text: string): Set<string> {
  const all = new Set(swappedForms(text))
  for (let n = 0; n <= text.length; n++)
    for (const letter of 'abcd') {
      all.add(text.slice(0, n) + letter + text.slice(n))
      if (n < text.length) all.add(text.slice(0, n) + letter + text.slice(n + 1))
      if (n < text.length) all.add(text.slice(0, n) + text.slice(n + 1))
    }
  all.delete(text)
  return all
}

describe('one typing error', () => {
  it('is a letter too many, too few, wrong, or two changed round, and nothing else', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(isOneSlipAway(a, b)).toBe(slips(a).has(b))
      }),
      { numRuns: 3000, seed: 7 },
    )
  })

  it('is found in every slip of a word', () => {
    fc.assert(
      fc.property(word, (a) => {
        for (const b of slips(a)) expect(isOneSlipAway(a, b), `${a} ${b}`).toBe(true)
      }),
      { numRuns: 200, seed: 7 },
    )
  })

  it('may lie in the beginning that stands already', () => {
    expect(corrections('certfi', ['certificat', 'certitudin'], true)).toEqual(['certificat', 'certitudin'])
    expect(corrections('certfi', ['certificat'], false)).toEqual([])
    expect(corrections('drun', ['drum', 'drumet', 'strada'], true)).toEqual(['drum'])
  })
})
