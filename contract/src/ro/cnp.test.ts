import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCnp, cnpBlocks, maskCnp, normaliseCnp } from './cnp.ts'

const TODAY = '2026-11-20'

describe('CNP', () => {
  it.each([
    '1800101221144',
    '1630615123457',
    '5000229400019',
    '3800101400011',
    '7050101400017',
    '9000229400016',
    '1960101400021',
    '1960101700015',
    '1960101470012',
    ' 180-0101-221144 ',
  ])('%s is valid', (cnp) => {
    expect(checkCnp(cnp, TODAY)).toBeNull()
  })

  it.each([
    ['1800101221145', 'checksum'],
    ['5010229400017', 'date'],
    ['0800101221144', 'sex'],
    ['180010122114', 'format'],
    ['18001012211444', 'format'],
    ['1960101000013', 'county'],
    ['5990101400013', 'date'],
    ['1960101400003', 'serial'],
    ['', 'format'],
    ['１800101221144', 'format'],
  ])('%s is refused: %s', (cnp, problem) => {
    expect(checkCnp(cnp, TODAY)).toBe(problem)
  })

  it('blocks for everything but an unlisted county', () => {
    expect(cnpBlocks(null)).toBe(false)
    expect(cnpBlocks('county')).toBe(false)
    for (const problem of ['format', 'sex', 'date', 'serial', 'checksum'] as const) {
      expect(cnpBlocks(problem)).toBe(true)
    }
  })

  it('does not let an unlisted county hide a wrong control digit', () => {
    expect(checkCnp('1960101000014', TODAY)).toBe('checksum')
  })

  it('accepts a birth today and refuses one tomorrow', () => {
    const born = withControlDigit('526112040001')
    expect(checkCnp(born, '2026-11-20')).toBeNull()
    expect(checkCnp(born, '2026-11-19')).toBe('date')
  })

  it('finds every single wrong digit', () => {
    fc.assert(
      fc.property(fc.nat(12), fc.integer({ min: 1, max: 9 }), (place, change) => {
        const right = '1800101221144'
        const digit = (Number(right[place]) + change) % 10
        const wrong = right.slice(0, place) + digit + right.slice(place + 1)
        expect(checkCnp(wrong, TODAY)).not.toBeNull()
      }),
    )
  })

  it('answers something for any text and accepts exactly one control digit', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(checkCnp(text, TODAY)).not.toBeUndefined()
      }),
    )
    const accepted = Array.from({ length: 10 }, (_, digit) => checkCnp(`180010122114${digit}`, TODAY))
    expect(accepted.filter((problem) => problem === null)).toHaveLength(1)
  })

  it('is shown without its middle', () => {
    expect(maskCnp('1800101221144')).toBe('1******1144')
    expect(maskCnp('12345')).toBe('*****')
    expect(normaliseCnp('180 0101 22-1144')).toBe('1800101221144')
  })
})

function withControlDigit(body: string): string {
  for (let digit = 0; digit < 10; digit++) {
    if (checkCnp(`${body}${digit}`, '2026-12-31') === null) return `${body}${digit}`
  }
  throw new Error(`no control digit fits ${body}`)
}
