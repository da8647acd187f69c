import { describe, expect, it } from 'vitest'
import { issueKey, readKey } from './form-key.ts'
import { codeOf, firstToken, isCode, newNonce, tokenHash, tokenOf } from './link-secret.ts'

const secrets = { secret: 'un secret al instalării de azi', oldSecrets: [] }
const renewed = { secret: 'un secret nou', oldSecrets: [secrets.secret] }
const stranger = { secret: 'secretul altei instalări', oldSecrets: [] }
const at = new Date('2026-11-23T08:00:00Z')

describe('the key of a form', () => {
  const key = issueKey(secrets, { institutionId: 7, kind: 'contact_message', at })

  it('names form and moment, also after the installation’s secret was renewed', () => {
    expect(readKey(secrets, 7, key)).toEqual({ kind: 'contact_message', at })
    expect(readKey(renewed, 7, key)).toEqual({ kind: 'contact_message', at })
    expect(key).toMatch(/^[\w.-]{40,200}$/)
    expect(issueKey(secrets, { institutionId: 7, kind: 'contact_message', at })).not.toBe(key)
  })

  it('is of one institution and one installation, and bears no change', () => {
    expect(readKey(secrets, 8, key)).toBeUndefined()
    expect(readKey(stranger, 7, key)).toBeUndefined()
    const [kind, time, random, mac] = key.split('.')
    for (const wrong of [
      '',
      '....',
      'contact_message',
      [kind, 'zz', random, mac].join('.'),
      ['complaint', time, random, mac].join('.'),
      `${key}x`,
      key.slice(0, -2),
    ])
      expect(readKey(secrets, 7, wrong), wrong).toBeUndefined()
  })
})

describe('link and code', () => {
  const of = { institutionId: 7, purpose: 'form', nonce: newNonce() } as const
  const token = firstToken(secrets, of)
  const hash = tokenHash(token)

  it('are the same whenever they are mailed, by the secret that made them', () => {
    expect(token).toMatch(/^[a-z0-9]{40}$/)
    expect(tokenOf(renewed, of, hash)).toBe(token)
    expect(tokenOf(stranger, of, hash)).toBeUndefined()
    const code = codeOf(secrets, of, hash)
    expect(code).toMatch(/^\d{6}$/)
    expect(codeOf(renewed, of, hash)).toBe(code)
    expect(codeOf(stranger, of, hash)).toBeUndefined()
  })

  it('differ by purpose, institution and sending', () => {
    const others = [
      { ...of, purpose: 'holder' as const },
      { ...of, institutionId: 8 },
      { ...of, nonce: newNonce() },
    ]
    expect(new Set([token, ...others.map((one) => firstToken(secrets, one))]).size).toBe(4)
  })

  it('a typed code may have blanks; a wrong one, a longer one and one without its secret are none', () => {
    expect(isCode('123456', '123456')).toBe(true)
    expect(isCode(' 123-456 ', '123456')).toBe(true)
    for (const typed of ['123457', '1234567', '12345', '', 'abcdef'])
      expect(isCode(typed, '123456')).toBe(false)
    for (let n = 0; n < 50; n++) expect(isCode(String(n).padStart(6, '0'), undefined)).toBe(false)
  })
})
