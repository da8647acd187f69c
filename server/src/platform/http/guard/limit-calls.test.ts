import { endpoints } from '@hdoc/contract/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { allowedMethods } from '../server/allowed-methods.ts'
import { bareHost } from './bare-host.ts'
import { csrfBinding, csrfMatches, makeCsrfToken } from './csrf.ts'
import { addressKey } from './limit-calls.ts'

describe('the part of an address that one subscriber holds', () => {
  it('is the whole of IPv4 and the /64 of IPv6, however it is written', () => {
    expect(addressKey('192.0.2.7')).toBe('192.0.2.7')
    expect(addressKey('::ffff:192.0.2.7')).toBe('192.0.2.7')
    expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
    expect(addressKey('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64')
    expect(addressKey('2001:db8::9')).toBe('2001:db8:0:0::/64')
    expect(addressKey('::1')).toBe('0:0:0:0::/64')
  })
})

describe('the token of forms', () => {
  const ring = { secret: 'secret', oldSecrets: [] }
  const bound = csrfBinding('a.localhost', 'session')
  const token = makeCsrfToken(ring.secret, bound)
  it('holds for its host, session and secret alone, or with that secret named as an old one', () => {
    expect(csrfMatches(ring, bound, token, token)).toBe(true)
    expect(csrfMatches({ secret: 'other', oldSecrets: [] }, bound, token, token)).toBe(false)
    expect(csrfMatches({ secret: 'other', oldSecrets: ['secret'] }, bound, token, token)).toBe(true)
    for (const elsewhere of [
      csrfBinding('b.localhost', 'session'),
      csrfBinding('a.localhost', 'other'),
      csrfBinding('a.localhost', undefined),
    ])
      expect(csrfMatches(ring, elsewhere, token, token)).toBe(false)
    expect(csrfMatches(ring, bound, undefined, token)).toBe(false)
    expect(csrfMatches(ring, bound, token, [token, token])).toBe(false)
  })
})

describe('hosts and addresses', () => {
  it('are compared as the host table spells them', () => {
    expect(['Primarie.RO', 'primarie.ro.', '[::1]'].map(bareHost)).toEqual([
      'primarie.ro',
      'primarie.ro',
      '::1',
    ])
  })

  it('know by which methods they would answer', () => {
    const methods = allowedMethods(endpoints)
    expect(methods('/api/document/get/7')).toEqual(['GET'])
    expect(methods('/api/document/list/20/drum?page=1')).toEqual(['GET'])
    expect(methods('/api/login/')).toEqual(['POST'])
    for (const nothing of ['/api/document/get/', '/api/document/get/7/8', '/apiXlogin', '/'])
      expect(methods(nothing), nothing).toEqual([])
  })
})
