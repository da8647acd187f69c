import { describe, expect, it } from 'vitest'
import { domainTag, normaliseDomain, optionalDomain } from './domain-name.ts'

describe('a host name', () => {
  it.each([
    ['primaria-x.ro', 'primaria-x.ro'],
    [' Registratura.Primaria.RO. ', 'registratura.primaria.ro'],
    ['primăria.ro', 'xn--primria-c4a.ro'],
    ['PRIMĂRIA.ro', 'xn--primria-c4a.ro'],
    ['xn--primria-c4a.ro', 'xn--primria-c4a.ro'],
    ['a.example', 'a.example'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(normaliseDomain(typed)).toBe(stored)
  })

  it.each([
    '',
    'primaria',
    'localhost',
    '10.0.0.1',
    '127.1',
    '0x7f.1',
    '[::1]',
    'a..ro',
    '-a.ro',
    'a-.ro',
    'a_b.ro',
    'a b.ro',
    'a.ro:8080',
    'a.ro/x',
    'https://a.ro',
    'x@a.ro',
    'a.ro?x',
    '*.a.ro',
    'a.1',
    'a%2eb.ro',
    `${'a'.repeat(64)}.ro`,
    `${'a.'.repeat(130)}ro`,
  ])('%s is none', (typed) => {
    expect(normaliseDomain(typed)).toBeNull()
  })

  it('is the same whichever way its letters are composed, cedilla or comma', () => {
    const stored = optionalDomain.parse('primăriașimian.ro')
    expect(optionalDomain.parse('prima\u0306riaşimian.ro')).toBe(stored)
    expect(optionalDomain.parse('')).toBe('')
    expect(optionalDomain.parse(undefined)).toBe('')
  })
})

describe('a domain tag', () => {
  it('is short, plain and small', () => {
    expect(domainTag.parse(' DealuFlorilor ')).toBe('dealuflorilor')
    expect(domainTag.parse('satu-mare')).toBe('satu-mare')
    for (const wrong of ['', 'a', '-a', 'a-', 'a.b', 'xn--ab', 'ăb', 'a_b', 'a b', 'x'.repeat(41)])
      expect(domainTag.safeParse(wrong).success, wrong).toBe(false)
  })
})
