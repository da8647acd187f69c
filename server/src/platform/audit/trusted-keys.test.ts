import { describe, expect, it } from 'vitest'
import { keyOf, signWith } from './proof-key.ts'
import { followKeys, signKeyChange } from './trusted-keys.ts'

const [first, second, third, foreign] = ['1', '2', '3', '4'].map(
  (n) => `k3v9x1q8z7m2n6b4c5d0f8g7h6j5a4s${n}`,
) as [string, string, string, string]
const at = new Date('2026-11-20T10:00:00Z')
const id = (secret: string) => keyOf(secret).id
const trusted = (changes: Parameters<typeof followKeys>[1], secret = third) => [
  ...followKeys({ secret, oldSecrets: [] }, changes).keys(),
]

describe('keys that are trusted', () => {
  it('are those of the secrets, and each that a trusted one vouches for, however far back', () => {
    const changes = [signKeyChange(first, second, at), signKeyChange(second, third, at)]
    expect(trusted(changes).sort()).toEqual([first, second, third].map(id).sort())
    expect(trusted([...changes].reverse()).sort()).toEqual([first, second, third].map(id).sort())
    expect(trusted([])).toEqual([id(third)])
    expect([...followKeys({ secret: third, oldSecrets: [first] }, []).keys()]).toEqual([id(third), id(first)])
  })

  it('are none that only the database knows', () => {
    expect(trusted([signKeyChange(first, second, at)])).toEqual([id(third)])
    expect(trusted([signKeyChange(foreign, foreign, at)])).toEqual([id(third)])
  })

  it.each([
    ['the new key did not sign', { signature: 'AAAA' }],
    ['the old key did not sign', { previous_signature: 'AAAA' }],
    [
      'another key stands in the place of the old one',
      {
        previous_public_key: keyOf(foreign).publicKey,
        previous_signature: signKeyChange(foreign, third, at).previous_signature,
      },
    ],
    [
      'another key and its name stand in the place of the old one',
      {
        previous_public_key: keyOf(foreign).publicKey,
        previous_key_id: id(foreign),
        previous_signature: signKeyChange(foreign, third, at).previous_signature,
      },
    ],
    [
      'another key signed under the name of the old one',
      {
        previous_public_key: keyOf(foreign).publicKey,
        previous_signature: signWith(
          foreign,
          `hdoc-trail-key|1|${id(second)}|${id(third)}|${at.toISOString()}`,
        ),
      },
    ],
    ['it is told of another time', { changed_at: '2026-11-21T10:00:00.000Z' }],
    ['it is no key at all', { previous_public_key: 'nu este o cheie' }],
  ])('are not followed where %s', (_name, change) => {
    expect(trusted([{ ...signKeyChange(second, third, at), ...change }])).toEqual([id(third)])
  })
})
