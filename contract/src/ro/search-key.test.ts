import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldDiacritics, searchKey } from './search-key.ts'

describe('diacritics', () => {
  it('turns the cedilla into the comma, composed or not', () => {
    expect(foldDiacritics('Şedinţă ŢUŢU')).toBe('Ședință ȚUȚU')
    expect(foldDiacritics('s\u0327 t\u0326 a\u0306')).toBe('ș ț ă')
    expect(foldDiacritics('Münster, ő')).toBe('Münster, ő')
  })

  it('leaves no cedilla behind and changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const folded = foldDiacritics(text)
        expect(folded).not.toMatch(/[şţŞŢ]/)
        expect(foldDiacritics(folded)).toBe(folded)
      }),
    )
  })

  it.each([
    ['ședință', 'sedinta'],
    ['şedinţă', 'sedinta'],
    ['SEDINTA', 'sedinta'],
    ['  S.C. Țăndărică & Fiii  S.R.L. ', 's c tandarica fiii s r l'],
    ['Cluj-Napoca', 'cluj napoca'],
    ['—', ''],
  ])('%j is searched as %j', (text, key) => {
    expect(searchKey(text)).toBe(key)
    expect(searchKey(searchKey(text))).toBe(key)
  })
})
