import { COUNTIES } from '@hdoc/contract/ro/counties.ts'
import { isPostalCode } from '@hdoc/contract/ro/postal-code.ts'
import { describe, expect, it } from 'vitest'
import { findLocalities } from './localities.ts'

const displays = (county: string, query: string, limit = 20) =>
  findLocalities(county, query, limit).map((locality) => locality.display)

describe('localities', () => {
  it('finds a town typed without diacritics, first', () => {
    expect(findLocalities('AB', 'sebes', 5)[0]).toEqual({
      siruta: 1883,
      name: 'Sebeș',
      uat: 'Sebeș',
      display: 'Sebeș',
      postalCode: '515800',
    })
    expect(displays('AB', 'SEBEŞ')[0]).toBe('Sebeș')
  })

  it('shows a village with its commune or town', () => {
    expect(displays('AB', 'lancram')).toEqual(['Lancrăm (Sebeș)'])
    expect(displays('AB', 'floresti campeni')).toEqual(['Florești (Câmpeni)'])
  })

  it('lists the sectors of Bucharest', () => {
    expect(displays('B', '')).toHaveLength(6)
    expect(displays('B', 'sectorul 4')).toEqual(['București, Sectorul 4'])
  })

  it('keeps to the county and to the limit', () => {
    expect(displays('PH', 'sebes')).not.toContain('Sebeș')
    expect(displays('CJ', '', 7)).toHaveLength(7)
    expect(displays('CJ', 'zzzz')).toEqual([])
  })

  it.each(['XX', '', '__proto__', 'constructor'])('knows no county %j', (county) => {
    expect(findLocalities(county, '', 5)).toEqual([])
  })

  it('covers all 42 counties, 13 755 localities, each told apart within its county', () => {
    const all = COUNTIES.map((county) => findLocalities(county.code, '', 10_000))
    expect(all.every((list) => list.length > 0)).toBe(true)
    expect(all.flat()).toHaveLength(13_755)
    expect(all.flat().every((locality) => isPostalCode(locality.postalCode))).toBe(true)
    for (const list of all) expect(new Set(list.map((locality) => locality.display)).size).toBe(list.length)
  })
})
