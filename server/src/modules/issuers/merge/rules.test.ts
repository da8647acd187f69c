import { issuerValues } from '@hdoc/contract/issuers/issuer-values.ts'
import { describe, expect, it } from 'vitest'
import { changedSince, changesOf, differences, inStrength, mergedValues } from './rules.ts'

const issuer = (changes: object) => issuerValues.parse({ type: 'pf', name: 'Popescu Ion', ...changes })
const suggested = (winner: object, loser: object) =>
  Object.fromEntries(differences(issuer(winner), issuer(loser)).map((one) => [one.field, one.suggested]))

describe('a merge', () => {
  it('suggests what the one that stays lacks, and takes an address whole or not at all', () => {
    expect(suggested({ phone: '+40722123456' }, { phone: '+40733123456', email: 'ion@example.com' })).toEqual(
      {
        phone: 'winner',
        email: 'loser',
      },
    )
    expect(suggested({ street: 'Florilor' }, { street: 'Lungă', number: '3' })).toEqual({
      street: 'winner',
      number: 'winner',
    })
    expect(suggested({}, { street: 'Lungă', locality: 'Iași' })).toEqual({
      street: 'loser',
      locality: 'loser',
    })
    expect(suggested({}, {})).toEqual({})
  })

  it('takes the chosen fields and knows what it changed', () => {
    const winner = issuer({ phone: '0722000001' })
    const merged = mergedValues(winner, issuer({ phone: '0722000002', email: 'a@b.ro', name: 'Altul' }), [
      'phone',
      'email',
    ])
    expect(merged).toEqual(issuer({ phone: '0722000002', email: 'a@b.ro' }))
    const changes = changesOf(winner, merged)
    expect(changes).toEqual({
      before: { phone: '0722000001', email: '' },
      after: { phone: '0722000002', email: 'a@b.ro' },
    })
    expect(changedSince(merged, changes)).toEqual([])
    expect(changedSince(issuer({ phone: '0722000003', email: 'a@b.ro', street: 'Nouă' }), changes)).toEqual([
      'phone',
    ])
  })

  it('names the stronger likeness first', () => {
    expect(inStrength(['name', 'phone', 'cnp'])).toEqual(['cnp', 'phone', 'name'])
  })
})
