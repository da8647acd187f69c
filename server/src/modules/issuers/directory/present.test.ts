import { issuerValues } from '@hdoc/contract/issuers/issuer-values.ts'
import { describe, expect, it } from 'vitest'
import { walkActor, walkPeople } from '../../../../test/calls/walk-people.ts'
import { canEditIssuer } from './policy.ts'
import { addressLine, issuerCode, presentIssuer } from './present.ts'

const issuer = (changes: object) => issuerValues.parse({ type: 'pf', name: 'Știrbei Ana', ...changes })
const people = walkPeople()

describe('an issuer as shown', () => {
  it('has its address on one line, without what is empty', () => {
    expect(addressLine(issuer({}))).toBe('')
    expect(
      addressLine(
        issuer({
          street_type: 'strada',
          street: 'Florilor',
          number: '3',
          block: 'A2',
          staircase: 'B',
          floor: '4',
          apartment: '12',
          locality: 'București',
          sector: '3',
          postal_code: '030001',
        }),
      ),
    ).toBe('strada Florilor, nr. 3, bl. A2, sc. B, et. 4, ap. 12, Municipiul București, Sectorul 3, 030001')
    expect(addressLine(issuer({ locality: 'Pitești', county: 'Argeș' }))).toBe('Pitești, jud. Argeș')
  })

  it('shows the CUI of a company whole and the CNP of a person never', () => {
    expect(issuerCode({ cui: '14399840', cnp: '' })).toBe('14399840')
    expect(issuerCode({ cui: '', cnp: '' })).toBe('')
    const masked = issuerCode({ cui: '', cnp: '2710202479021' })
    expect(masked).toMatch(/^2\*+9021$/)
    expect(masked).not.toContain('71020247902')
  })

  it('gives no row as it is stored', () => {
    const row = {
      ...issuer({ cnp: '2710202479021', phone: '+40722123456' }),
      id: 3,
      version: 1,
      merged_into_id: null,
      merged_into_name: null,
      erased: false,
      institution_id: 9,
    }
    const shown = presentIssuer(row, walkActor(people[0]!))
    expect(shown).not.toHaveProperty('institution_id')
    expect(JSON.stringify(shown)).not.toContain('2710202479021')
    expect(shown.phone).not.toBe('+40722123456')
    expect(shown.can).toEqual({ edit: false, merge: false, reveal_cnp: false, erase: false })
  })
})

describe('who edits issuers', () => {
  const fresh = { type: 'pf', merged_into_id: null, merged_into_name: null, erased: false } as const

  it('holds the right, or is the administrator', () => {
    expect(
      people.filter((person) => canEditIssuer(walkActor(person), fresh).ok).map(({ username }) => username),
    ).toEqual(['gina.liliacu', 'elena.ciresaru', 'administrator.client', 'admin.platforma'])
  })
})
