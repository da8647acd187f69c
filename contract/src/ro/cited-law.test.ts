import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { citedLaw } from './cited-law.ts'

describe('a legal basis as cited', () => {
  it.each([
    ['Legea 50/1991 art. 6 (15 zile lucrătoare, după modificări)', 'Legea 50/1991, art. 6'],
    ['Legea 544/2001 art. 7 (10/30 zile)', 'Legea 544/2001, art. 7'],
    ['Legea 544/2001 art. 21 + HG 123/2002 (15 zile)', 'Legea 544/2001, art. 21 + HG 123/2002'],
    ['GDPR art. 12(3): o lună', 'GDPR art. 12(3)'],
    ['Legea 17/2014 – afișare 45 zile lucrătoare', 'Legea 17/2014'],
    ['Cod administrativ art. 197 (10 zile lucrătoare la prefect)', 'Cod administrativ art. 197'],
    ['OG 27/2002, de verificat', 'OG 27/2002'],
    ['OG 27/2002 (de verificat', 'OG 27/2002'],
    ['de verificat', ''],
    ['OG 27/2002, art. 6^1', 'OG 27/2002, art. 6¹'],
    ['Legea 10/2001, art. 7^12', 'Legea 10/2001, art. 7¹²'],
  ])('%s → %s', (kept, cited) => {
    expect(citedLaw(kept)).toBe(cited)
  })

  it.each([
    '',
    'OG 27/2002',
    'OG 27/2002, art. 6¹',
    'Legea 50/1991, art. 6 alin. (2)-(4), lit. a)',
    'Regulamentul (UE) 2016/679',
    'Legea 544/2001 (modificată prin Legea 371/2006), cu modificările ulterioare',
    'termen intern',
  ])('„%s” stays as it is', (law) => {
    expect(citedLaw(law)).toBe(law)
  })

  it('has no working note, wherever it stands', () => {
    const note = fc.constantFrom('de verificat', 'după modificări', 'de confirmat')
    const wrapped = fc.constantFrom(
      (text: string) => ` (${text})`,
      (text: string) => ` (15 zile, ${text}`,
      (text: string) => ` – ${text}`,
      (text: string) => `: ${text}`,
      (text: string) => `, ${text}`,
    )
    const law = fc.constantFrom('OG 27/2002', 'Legea 50/1991, art. 6', 'GDPR art. 12(3)')
    fc.assert(
      fc.property(law, note, wrapped, (cited, text, wrap) => {
        expect(citedLaw(cited + wrap(text))).toBe(cited)
      }),
    )
  })
})
